/** Which filings show their transactions, as one text of the address: identities, or `all` and those that do not. */

const ALL = 'all'
const partsOf = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? []

/** `text` is that of the address. */
export function opened(text: string | undefined, id: string): boolean {
  const parts = partsOf(text)
  return parts.includes(ALL) ? !parts.includes(`-${id}`) : parts.includes(id)
}

/** The text with this filing turned round; `undefined` when none is left open. */
export function toggled(text: string | undefined, id: string): string | undefined {
  const parts = partsOf(text)
  const own = parts.includes(ALL) ? `-${id}` : id
  const next = parts.includes(own) ? parts.filter((part) => part !== own) : [...parts, own]
  return next.join(',') || undefined
}
