/** A request as text for other tools beside curl; the key is always read from the variable `API_KEY` where it runs. */
import { curlOf, noted, type CopyableRequest } from './curl.ts'

const powershell = (text: string): string => `'${text.replaceAll("'", "''")}'`
/** Valid in JavaScript and in Python: both read JSON strings as their own. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

export const powershellOf = (request: CopyableRequest): string => {
  const { url, accept } = request
  const line = `curl.exe --globoff -H ${powershell(`accept: ${accept}`)} -H "Authorization: token $env:API_KEY" ${powershell(url)}`
  return noted(request, '#', line)
}

export const fetchOf = (request: CopyableRequest): string => {
  const lines = [
    `const response = await fetch(${quoted(request.url)}, {`,
    `  headers: { accept: ${quoted(request.accept)}, Authorization: \`token \${process.env.API_KEY}\` },`,
    '})',
    'console.log(response.status, await response.text())',
  ]
  return noted(request, '//', lines.join('\n'))
}

export const pythonOf = (request: CopyableRequest): string => {
  const lines = [
    'import os, urllib.request',
    `headers = {"accept": ${quoted(request.accept)}, "Authorization": "token " + os.environ["API_KEY"]}`,
    `request = urllib.request.Request(${quoted(request.url)}, headers=headers)`,
    'print(urllib.request.urlopen(request).read().decode())',
  ]
  return noted(request, '#', lines.join('\n'))
}

export const snippets: readonly { readonly name: string; readonly write: (request: CopyableRequest) => string }[] = [
  { name: 'curl', write: curlOf },
  { name: 'curl for PowerShell', write: powershellOf },
  { name: 'fetch', write: fetchOf },
  { name: 'Python', write: pythonOf },
]
