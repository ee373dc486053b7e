/** The words of a sentence made comparable: case and punctuation do not count, nor does the name of the call's own quarter. */
import { fold } from '../../endpoints/transcripts/text/fold.ts'

const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4' }
const NAMED = /\b(?:(first|second|third|fourth)[ -]quarter|q([1-4]))(?:,?(?: of)?(?: fiscal)?(?: year)? (20\d\d))?\b/g

/** Stands where a sentence names the quarter that its call is about. */
export const OWN_QUARTER = 'this-quarter'

/** `quarter` of the call: `Q3 2026`. Other quarters stay as they are named: a date that slips is a change. */
export function comparableWords(sentence: string, quarter: string | undefined): readonly string[] {
  const [number, year] = /^Q([1-4]) (20\d\d)$/.exec(quarter ?? '')?.slice(1) ?? []
  const folded = fold(sentence.normalize('NFC'))
  const masked =
    number === undefined
      ? folded
      : folded.replace(NAMED, (named, ordinal?: string, short?: string, of?: string) => {
          const isOwn = (ordinal === undefined ? short : ORDINALS[ordinal]) === number && (of === undefined || of === year)
          return isOwn ? OWN_QUARTER : named
        })
  return masked.split(/\s+/).flatMap((word) => word.replace(/^[^\p{L}\p{N}$€£¥%]+|[^\p{L}\p{N}%]+$/gu, '') || [])
}

/** Words that say little of what a sentence is about. */
const LITTLE = new Set(
  `a about after all also an and any are as at back be because been before being but by can could did do does doing done don't for from get
  go going got had has have he her here how i i'd i'll i'm i've if in into is isn't it it's its just let like little look lot me more most
  much my no not now of off on one or other our out over own really right see she should since so some such than that that's the their
  them then there these they thing things think this those through to too under up us very was we we'll we're we've well were what when
  where which while who will with would yes you your you're`.split(/\s+/),
)

export const isNumber = (word: string): boolean => /\d/.test(word)

/** What a word in common counts for when two sentences are held against each other: a figure is expected to change. */
export const weightOf = (word: string): number => (LITTLE.has(word) ? 0.2 : isNumber(word) ? 0.3 : 1)

/** Figures are alike whatever they are; what they are of is told by the words around them. */
export const likeness = (word: string): string => (isNumber(word) ? '#' : word)
