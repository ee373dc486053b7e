/**
 * Takes styles and handlers of events out of markup before it is parsed: the sanitiser drops them all, but the browser reports each to
 * the console when it parses them, since the content policy allows none. What is left is still to be sanitised.
 */

/** The begin of a comment, or of a tag with its name. */
const OPENING = /<!--|<([a-z][^\s/>]*)/gi
/** Blanks, or an attribute with its value, as the HTML standard parts a tag; `>` is no part of either. */
const PART = /[\s/]+|(=[^\s/>=]*|[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y
const STYLE_END = /<\/style[^>]*>/gi
/** An attribute that is a style or a handler. */
const INLINE = /^(?:style$|on)/i

export function withoutInline(html: string): string {
  const kept: string[] = []
  let done = 0
  const drop = (from: number, to: number): void => {
    kept.push(html.slice(done, from))
    done = to
  }
  let isStyleClosed = true
  OPENING.lastIndex = 0
  for (let opening = OPENING.exec(html); opening; opening = OPENING.exec(html)) {
    if (opening[1] === undefined) {
      const end = html.indexOf('-->', opening.index)
      if (end < 0) break
      OPENING.lastIndex = end
      continue
    }
    let at = OPENING.lastIndex
    const inline: [number, number][] = []
    while (at < html.length && html[at] !== '>') {
      PART.lastIndex = at
      const part = PART.exec(html)
      if (!part) break
      if (part[1] && INLINE.test(part[1])) inline.push([at, PART.lastIndex])
      at = PART.lastIndex
    }
    // A tag that never ends is no tag.
    if (html[at] !== '>') break
    OPENING.lastIndex = at
    STYLE_END.lastIndex = at
    const end = opening[1].toLowerCase() === 'style' && isStyleClosed ? STYLE_END.exec(html) : undefined
    if (end === null) isStyleClosed = false
    if (end) {
      drop(opening.index, STYLE_END.lastIndex)
      OPENING.lastIndex = STYLE_END.lastIndex
    } else for (const [from, to] of inline) drop(from, to)
  }
  return kept.join('') + html.slice(done)
}
