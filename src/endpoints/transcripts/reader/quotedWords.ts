/** The words of a transcript that the user has marked, passage by passage, without the signs that stand beside them. */
import type { Quoted } from '../text/citation.ts'

const passageOf = (element: Element): number => Number(element.getAttribute('data-passage'))

const paragraphAt = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('[data-passage]') ?? null

/** What of the range lies in this paragraph. */
function wordsIn(paragraph: Element, range: Range): string {
  const part = document.createRange()
  part.selectNodeContents(paragraph)
  if (paragraph.contains(range.startContainer)) part.setStart(range.startContainer, range.startOffset)
  if (paragraph.contains(range.endContainer)) part.setEnd(range.endContainer, range.endOffset)
  const words = part.cloneContents()
  // The link to the passage, its time, and what the corrected text has no longer.
  for (const beside of words.querySelectorAll('a, time, del')) beside.remove()
  return (words.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Nothing where no word of the text is marked. */
export function quotedWords(text: Element, range: Range): readonly Quoted[] {
  if (range.collapsed || !text.contains(range.commonAncestorContainer)) return []
  const all = [...text.querySelectorAll('[data-passage]')]
  const first = paragraphAt(range.startContainer)
  const last = paragraphAt(range.endContainer)
  const from = first ? all.indexOf(first) : all.findIndex((one) => range.intersectsNode(one))
  const to = last ? all.indexOf(last) : all.findLastIndex((one) => range.intersectsNode(one))
  return all
    .slice(Math.max(0, from), to + 1)
    .map((paragraph) => ({ passage: passageOf(paragraph), text: wordsIn(paragraph, range) }))
    .filter((quoted) => quoted.text !== '')
}
