/** How deep the text of an answer is nested and whether it ends before it is whole: what is nested thousands deep exhausts whatever walks all of it. */

import { DEEPEST } from './depth.ts'

const QUOTE = 34
const BACKSLASH = 92
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** The place of the quote that ends a string which begins before `from`; the end of the text where none does. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/** The deepest level of a JSON text, up to one above the limit, and the level at which it ends; brackets inside strings do not count. */
function levelsOf(text: string): { readonly deepest: number; readonly last: number } {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length && deepest <= DEEPEST; at += 1) {
    const code = text.charCodeAt(at)
    // Nearly all of an answer is strings: leaping over them halves the time.
    if (code === QUOTE) at = endOfString(text, at + 1)
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
  }
  return { deepest, last: depth }
}

/** Whether a JSON text is nested deeper than can be shown. */
export const isTooDeep = (text: string): boolean => levelsOf(text).deepest > DEEPEST

/** Whether a text begins as JSON or XML does and stops before what it began is closed. */
export function endsEarly(text: string): boolean {
  const body = text.trim()
  const root = /^(?:<\?[^>]*>\s*)?<([\w:-]+)[\s>]/.exec(body)?.[1]
  if (root !== undefined) return !body.endsWith(`</${root}>`)
  return /^[[{]/.test(body) && levelsOf(body).last > 0
}
