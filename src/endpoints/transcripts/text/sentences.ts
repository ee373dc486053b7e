/** Breaks text that came without breaks into paragraphs, at the ends of sentences. */

/** Words after whose full stop a sentence goes on. */
const ABBREVIATIONS = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'inc', 'corp', 'co', 'ltd', 'vs', 'no', 'jr', 'sr', 'prof'])

/** A paragraph ends at the first sentence end after so many words. */
const ENOUGH = 60
/** A machine may leave out full stops for pages: here a paragraph ends at any word. */
const MOST = 140

const isMark = (unit: string | undefined): boolean => unit === '.' || unit === '?' || unit === '!'

/** Whether a sentence ends before the space at `at`. */
export function endsSentence(text: string, at: number): boolean {
  let last = at - 1
  while (last > 0 && '"”’)'.includes(text[last]!)) last -= 1
  if (!isMark(text[last])) return false
  const next = text[at + 1]
  // What goes on in small letters is the same sentence.
  if (next === undefined || (next !== next.toUpperCase() && next === next.toLowerCase())) return false
  if (text[last] !== '.') return true
  const word = text.slice(text.lastIndexOf(' ', last) + 1, last).toLowerCase()
  return !(word.length === 1 && word !== 'i') && !ABBREVIATIONS.has(word)
}

/** Paragraphs of some sixty words or more, in order; together they are the text, single spaces between words. */
export function paragraphsBySentence(text: string): readonly string[] {
  const paragraphs: string[] = []
  let start = 0
  let words = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    words += 1
    if (words < ENOUGH || (words < MOST && !endsSentence(text, at))) continue
    paragraphs.push(text.slice(start, at))
    start = at + 1
    words = 0
  }
  if (start < text.length) paragraphs.push(text.slice(start))
  return paragraphs
}
