/** The one gate for addresses that come in records: what may become a link. */

/** The address if it is absolute, http or https, and names no user; `undefined` for everything else. */
export function safeHref(text: string): string | undefined {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return undefined
  try {
    const url = new URL(text)
    return url.username === '' && url.password === '' && url.hostname !== '' ? url.href : undefined
  } catch {
    return undefined
  }
}
