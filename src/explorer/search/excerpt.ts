/** The part of a long text in which a search found something, for the one line that a table has for it. */
import { createContext } from 'react'

/** What the loaded rows are searched for, in lower case; `undefined` while they are not. */
export const SearchedContext = createContext<string | undefined>(undefined)

/** Longer texts are cut by most columns. */
const LONG = 60
/** Kept before what was found. */
const BEFORE = 24
const AFTER = 200

/** `…ahead of it the words found, and what follows`; `undefined` where the text is short, or holds no such part. */
export function excerptOf(text: string, part: string): string | undefined {
  const flat = text.replaceAll('**', '').replace(/\s+/g, ' ').trim()
  const lower = flat.toLowerCase()
  // Where lower case has another length, places would not agree.
  const at = flat.length > LONG && lower.length === flat.length ? lower.indexOf(part) : -1
  if (at < 0 || part === '') return undefined
  const start = at <= BEFORE ? 0 : flat.indexOf(' ', at - BEFORE) + 1
  const from = start === 0 || start > at ? Math.max(0, at - BEFORE) : start
  const to = at + part.length + AFTER
  return `${from > 0 ? '…' : ''}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`
}
