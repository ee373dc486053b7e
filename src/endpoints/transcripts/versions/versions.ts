/** The versions of a call's text: which there are, what they are called, and which is read when nobody chose. */
import type { TranscribedCall } from '../endpoint.ts'
import type { Version } from '../text/reading.ts'

export interface Offered {
  /** As it stands in the address. */
  readonly key: string
  readonly name: string
  /** Put behind the name: ` (ASR 41%)` of speech recognition, or that there is no text. */
  readonly confidence: string
  /** Code, meaning and confidence in full. */
  readonly title: string
  readonly version: Version
}

/** The word in the address for the comparison of two versions. */
export const CHANGES = 'changes'

const NAMES: Readonly<Record<string, string>> = { NON_LIVE: 'Final', LIVE: 'Live' }
const MEANINGS: Readonly<Record<string, string>> = {
  NON_LIVE: 'corrected after the call',
  LIVE: 'speech recognition during the call',
}

/** 0 to 1, or of a hundred, in whole per cent; what is not wholly sure is never 100. */
function perCentOf({ confidence_score: score }: Version): string | undefined {
  if (typeof score !== 'number' || score < 0 || score > 100) return undefined
  const perCent = score <= 1 ? score * 100 : score
  return `${perCent < 100 ? Math.min(99, Math.round(perCent)) : 100}%`
}

/** A score matters where a machine wrote the text; of a corrected one it is in the title. */
function confidenceOf(version: Version): string {
  if (!hasText(version)) return ', empty'
  if (version.type?.toUpperCase() !== 'LIVE') return ''
  const score = perCentOf(version) ?? version.confidence_score
  return typeof score === 'string' || typeof score === 'number' ? ` (ASR ${score})` : ' (ASR)'
}

export const hasText = ({ text, segments }: Version): boolean =>
  (typeof text === 'string' && text.trim() !== '') || (Array.isArray(segments) && segments.length > 0)

/** The corrected text first: it is the one for reading (wire-format 3.6). */
export function versionsOf(transcripts: TranscribedCall['transcripts']): readonly Offered[] {
  const versions = (Array.isArray(transcripts) ? transcripts : []).filter((item) => typeof item === 'object' && item !== null)
  const seen = new Map<string, number>()
  const offered = versions.map((version): Offered => {
    const type = version.type || 'unnamed'
    const times = (seen.get(type) ?? 0) + 1
    seen.set(type, times)
    const key = times === 1 ? type : `${type}.${times}`
    const name = NAMES[type.toUpperCase()] ?? type
    const perCent = perCentOf(version)
    return {
      key,
      name: times > 1 ? `${name} ${times}` : name,
      confidence: confidenceOf(version),
      title: [type, MEANINGS[type.toUpperCase()], perCent && `confidence ${perCent}`].filter(Boolean).join(', '),
      version,
    }
  })
  return offered.sort((a, b) => Number(b.key === 'NON_LIVE') - Number(a.key === 'NON_LIVE'))
}

/** The chosen one, or the first that has text, or the first. */
export const chosenOf = (offered: readonly Offered[], key: string | undefined): Offered | undefined =>
  offered.find((version) => version.key === key) ?? offered.find(({ version }) => hasText(version)) ?? offered[0]

/** What the machine heard and what was made of it, where both have text. */
export function pairOf(offered: readonly Offered[]): { readonly heard: Offered; readonly corrected: Offered } | undefined {
  const of = (key: string): Offered | undefined => offered.find((version) => version.key === key && hasText(version.version))
  const heard = of('LIVE')
  const corrected = of('NON_LIVE')
  return heard && corrected && { heard, corrected }
}
