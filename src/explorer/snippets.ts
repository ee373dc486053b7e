/** A request as text for other tools beside curl; the key is always the placeholder `$API_KEY`. */
import { curlOf, type CopyableRequest } from './curl.ts'

const powershell = (text: string): string => `'${text.replaceAll("'", "''")}'`
/** Valid in JavaScript and in Python: both read JSON strings as their own. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

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
