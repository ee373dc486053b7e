/** The text of a note that may hold HTML: read, never rendered. */
import { parseInert } from '../trustedTypes.ts'

/** Elements that begin and end a line. */
const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6'

/**
 * The words of the text without tags and entities, lines kept apart. The parsed document is never shown: nothing in it runs or
 * loads.
 */
export function textOfMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text.trim()
  const { body } = parseInert(text, 'text/html')
  for (const element of body.querySelectorAll('script, style, template')) element.remove()
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n')
  for (const element of body.querySelectorAll(BLOCKS)) element.append('\n')
  return (body.textContent ?? '').replace(/[ \t]*\n\s*/g, '\n').trim()
}
