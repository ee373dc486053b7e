/** Divides a text into what was searched for and what stands between. */

export interface TextPart {
  readonly text: string
  readonly isMarked: boolean
}

/** No headline is longer; what claims to be one is shown as it is. */
const LONGEST = 1000

/** Each word or phrase wherever it stands, whatever its case; the longer of two that begin at one place. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const wanted = words.map((word) => word.trim()).filter(Boolean)
  if (wanted.length === 0 || text.length > LONGEST) return [{ text, isMarked: false }]
  const either = wanted
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('|')
  return text
    .split(new RegExp(`(${either})`, 'iu'))
    .map((part, place) => ({ text: part, isMarked: place % 2 === 1 }))
    .filter((part) => part.text !== '')
}
