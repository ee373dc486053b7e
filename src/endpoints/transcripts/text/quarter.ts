/** The quarter that a call is about, where its title says it. */
import type { TranscribedCall } from '../endpoint.ts'

const NUMBERS: Readonly<Record<string, string>> = { first: 'Q1', second: 'Q2', third: 'Q3', fourth: 'Q4' }
const SHORT = /\b(Q[1-4]|H[12]|FY)[ -]?(?:FY[ -]?)?(20\d{2}|'?\d{2})\b/i
const LONG = /\b(first|second|third|fourth)[ -]quarter(?: of)?(?: fiscal)?(?: year)? (20\d{2})\b/i

/** `Q3 2026` */
export function quarterOf({ call_title, headline }: Pick<TranscribedCall, 'call_title' | 'headline'>): string | undefined {
  for (const text of [call_title, headline]) {
    if (typeof text !== 'string') continue
    const short = SHORT.exec(text)
    if (short) return `${short[1]!.toUpperCase()} ${short[2]!.length === 4 ? short[2] : `20${short[2]!.replace("'", '')}`}`
    const long = LONG.exec(text)
    if (long) return `${NUMBERS[long[1]!.toLowerCase()]} ${long[2]}`
  }
  return undefined
}
