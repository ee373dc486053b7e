/** A request as text for other tools; the key is always the placeholder `$API_KEY`. */
import type { Connection } from '../api/connection.ts'

/** Where `npm run service` answers: the demo itself has no address that another tool could call. */
const DEMO_SERVICE = 'http://127.0.0.1:4174'

/** The base address that another tool would ask. */
export const toolBaseOf = ({ mode, serviceUrl, origin }: Connection): string =>
  mode === 'demo' ? DEMO_SERVICE : serviceUrl || origin

export interface CopyableRequest {
  /** Absolute address, without a key. */
  readonly url: string
  readonly accept: string
}

/** Inside single quotes of a POSIX shell nothing is special but the quote itself. */
const posix = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const powershell = (text: string): string => `'${text.replaceAll("'", "''")}'`
/** Valid in JavaScript and in Python: both read JSON strings as their own. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

// Brackets in `parameters[date]` are patterns to curl unless globbing is off.
export const curlOf = ({ url, accept }: CopyableRequest): string =>
  `curl --globoff -H ${posix(`accept: ${accept}`)} -H "Authorization: token $API_KEY" ${posix(url)}`

export const powershellOf = ({ url, accept }: CopyableRequest): string =>
  `curl.exe --globoff -H ${powershell(`accept: ${accept}`)} -H "Authorization: token $API_KEY" ${powershell(url)}`

export const fetchOf = ({ url, accept }: CopyableRequest): string =>
  `const response = await fetch(${quoted(url)}, {\n  headers: { accept: ${quoted(accept)}, Authorization: "token $API_KEY" },\n})`

export const pythonOf = ({ url, accept }: CopyableRequest): string =>
  [
    'import urllib.request',
    `request = urllib.request.Request(${quoted(url)}, headers={"accept": ${quoted(accept)}, "Authorization": "token $API_KEY"})`,
    'print(urllib.request.urlopen(request).read().decode())',
  ].join('\n')

export const snippets: readonly { readonly name: string; readonly write: (request: CopyableRequest) => string }[] = [
  { name: 'curl', write: curlOf },
  { name: 'curl for PowerShell', write: powershellOf },
  { name: 'fetch', write: fetchOf },
  { name: 'Python', write: pythonOf },
]
