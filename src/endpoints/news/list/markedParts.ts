/** Divides a text into what was searched for and what stands between. */

export interface TextPart {
  readonly text: string
  readonly isMarked: boolean
}

/** No headline is longer; what claims to be one is shown as it is. */
const LONGEST = 1000

/** Each word or phrase wherever it stands, whatever its case; the longer of two that begin at one place. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const wanted = words
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  const folded = text.toLowerCase()
  // A few letters have more characters in lower case: then places in the one are none in the other.
  if (wanted.length === 0 || text.length > LONGEST || folded.length !== text.length) return [{ text, isMarked: false }]
  const parts: TextPart[] = []
  let from = 0
  while (from < text.length) {
    const found = wanted
      .map((word) => ({ word, at: folded.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)[0]
    const at = found?.at ?? text.length
    if (at > from) parts.push({ text: text.slice(from, at), isMarked: false })
    if (found) parts.push({ text: text.slice(at, at + found.word.length), isMarked: true })
    from = at + (found?.word.length ?? 1)
  }
  return parts
}
