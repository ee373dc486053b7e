/** Makes a key out of what somebody typed or pasted, and says what was taken away: keys are copied with all that stands around them. */

export interface KeyEntry {
  /** What is left, legal or not. */
  readonly key: string
  /** What was taken away, in words. */
  readonly removed: readonly string[]
  /** The rule that the rest breaks; empty text breaks none. */
  readonly fault?: string
}

/** Longer than anything that people paste on purpose. */
const LONGEST_PASTE = 10_000

/** Each takes away what stands around or within a key; a first group is what stays. */
const STRAY: readonly (readonly [words: string, pattern: RegExp])[] = [
  // Format characters, among them the zero-width blank and the byte order mark, which would make the request fail without a reason.
  ['invisible characters', /[\p{Cf}\0]/gu],
  ['the address around it', /^\s*https?:\/\/\S*[?&#](?:token|api_?key|key|access_token)=([^&#\s]*)\S*\s*$/i],
  ['the JSON around it', /^\s*\{[^]*"(?:authorization|token|api_?key|key)"\s*:\s*"([^"]*)"[^]*\}\s*$/i],
  ['the name of the header', /^[\s"'`\p{Pi}\p{Pf}]*authorization\s*:/iu],
  ['the word before it', /^[\s"'`\p{Pi}\p{Pf}]*(?:token|bearer)\s+/iu],
  ['blanks', /\s/g],
  ['quotation marks', /["'`„‚\p{Pi}\p{Pf}]/gu],
]

export function readKeyEntry(text: string): KeyEntry {
  if (text.length > LONGEST_PASTE) return { key: '', removed: [], fault: `${text.length} characters are no key` }
  const removed: string[] = []
  let key = text
  for (const [words, pattern] of STRAY) {
    const less = key.replace(pattern, (...[, kept]: readonly unknown[]) => (typeof kept === 'string' ? kept : ''))
    if (less !== key) removed.push(words)
    key = less
  }
  const fault = faultOf(key, text)
  return { key, removed, ...(fault === undefined ? {} : { fault }) }
}

function faultOf(key: string, text: string): string | undefined {
  if (key === '') return text === '' ? undefined : 'Nothing is left of it'
  const foreign = /[^\x21-\x7e]/u.exec(key)
  if (foreign) return `“${foreign[0]}” is in no key`
  if (key.length < 8) return `A key has at least 8 characters, and this has ${key.length}`
  if (key.length > 256) return `A key has at most 256 characters, and this has ${key.length}`
  return undefined
}
