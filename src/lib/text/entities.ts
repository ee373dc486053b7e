/** Reads HTML entities in text that is otherwise plain: titles of the wire hold `&amp;` and `&#39;` (wire-format, news). */
import { parseInert } from '../trustedTypes.ts'

/**
 * The text with every entity as the character it stands for. Markup stays text: `<b>` comes out as the four characters it is,
 * written plainly or as `&lt;b&gt;`. The result is for text nodes, never for `innerHTML`.
 */
export function readEntities(text: string): string {
  if (!text.includes('&')) return text
  // All named entities are known to the parser alone. With every `<` escaped it sees no element; what it makes is never shown.
  const parsed = parseInert(`<pre>\n${text.replaceAll('<', '&lt;')}`, 'text/html')
  return parsed.body.textContent
}
