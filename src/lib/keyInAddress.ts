/** Finds a key in an address and takes it out: the one thing that disappears from an address without being asked. */

/** Names under which people put a key into an address, without their marks: `api_key`, `API-Key` and `apikey` are one. */
const KEY_NAMES = new Set(
  (
    'token apitoken accesstoken authtoken bearer bearertoken key apikey accesskey secretkey xapikey secret password ' +
    'auth authorization authorisation'
  ).split(' '),
)

/** `%74oken` is `token`, and so is `%2574oken` to a server that decodes twice. */
function nameOf(part: string): string {
  const read = (text: string): string => [...new URLSearchParams(text).keys()][0] ?? ''
  let name = read(part)
  for (let times = 0; times < 3 && name.includes('%'); times += 1) name = read(name)
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]/g, '')
}

const isKey = (part: string): boolean => KEY_NAMES.has(nameOf(part))

/**
 * The same path, query and hash without any key; `undefined` where there is none. The rest of the query stays as it was
 * written. A hash that names a key goes as a whole: this app has no use for one.
 */
export function withoutKey({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const parts = search === '' ? [] : search.slice(1).split('&')
  const kept = parts.filter((part) => !isKey(part))
  const isInHash = hash
    .slice(1)
    .split(/[?&;#]/)
    .some(isKey)
  if (kept.length === parts.length && !isInHash) return undefined
  return pathname + (kept.length > 0 ? `?${kept.join('&')}` : '') + (isInHash ? '' : hash)
}

/** Takes a key out of the address bar and of this entry of the history; says whether there was one. */
export function removeKeyFromAddress(): boolean {
  const clean = withoutKey(window.location)
  if (clean === undefined) return false
  // A path of two slashes would be read as another host.
  window.history.replaceState(window.history.state, '', window.location.origin + clean)
  return true
}
