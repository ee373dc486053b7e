/** Quotes foreign text in messages: enough to know it by, never the whole of something long. */
import { figure } from '../../lib/numbers/counts.ts'

const LONGEST = 40
const MOST = 8

export const shortened = (text: string, most = LONGEST): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** The first few of many, and how many there are beside them. */
export function namedFew(texts: readonly string[], between = ', '): string {
  const few = texts
    .slice(0, MOST)
    .map((text) => shortened(text))
    .join(between)
  return texts.length > MOST ? `${few} and ${figure(texts.length - MOST)} more` : few
}
