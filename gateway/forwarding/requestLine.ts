/**
 * The request line as it came: proxies that decide on a tidied path are the ones that get walked around.
 * `target` is Node's `incoming.url`.
 */

/**
 * The path as the client wrote it, nothing decoded and no dots resolved: `/api/v2/../admin` stays just that.
 * Throws where the request line names no path (`*`, `http://elsewhere/`).
 */
export function pathOf(target = ''): string {
  const path = target.split('?', 1)[0] ?? ''
  if (!path.startsWith('/')) throw new Error('The request line is not a path.')
  return path
}

/** The query as the client wrote it, with its question mark; empty if there is none. */
export function queryOf(target = ''): string {
  return target.includes('?') ? target.slice(target.indexOf('?')) : ''
}

/** Whether the query names a key in any spelling: `token`, `TOKEN`, `%74oken`, `%2574oken`, `token[]`, after any separator (§5). */
export function carriesKey(query: string): boolean {
  return query
    .slice(1)
    .split(/[?&;#]/)
    .some((pair) => /token/i.test(decodeFully(pair.split('=', 1)[0] ?? '')))
}

/** Decodes until nothing changes, because a second decoder further up would. */
function decodeFully(text: string): string {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return decoded === text ? text : decodeFully(decoded)
}
