/** A request as text for other tools beside curl; the key is always read from the variable `API_KEY` where it runs. */
import { withoutPage, type AnswerShape } from './answerShape.ts'
import { curlOf, noted, type CopyableRequest } from './curl.ts'

const powershell = (text: string): string => `'${text.replaceAll("'", "''")}'`
/** Valid in JavaScript and in Python: both read JSON strings as their own. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** A filter left out may mean thousands of pages: whoever runs the text decides on more. */
const MOST_PAGES = 10
const REMARK = `at most ${MOST_PAGES} pages`

export const powershellOf = (request: CopyableRequest): string => {
  const { url, accept } = request
  const line = `curl.exe --globoff -H ${powershell(`accept: ${accept}`)} -H "Authorization: token $env:API_KEY" ${powershell(url)}`
  return noted(request, '#', line)
}

// A page may be shorter than was asked for without being the last: only an empty one ends the rows.
export const fetchOf = (request: CopyableRequest, { list, page }: AnswerShape): string => {
  const paged = page && withoutPage(request.url, page)
  const rows = list === undefined ? 'await response.json()' : `(await response.json())[${quoted(list)}] ?? []`
  const ask = [
    `const response = await fetch(url${paged ? ' + page' : ''}, { headers })`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    `${paged ? 'const found' : 'const rows'} = ${rows}`,
  ]
  const lines = [
    `const url = ${quoted(paged?.url ?? request.url)}`,
    `const headers = { accept: ${quoted(request.accept)}, Authorization: \`token \${process.env.API_KEY}\` }`,
    ...(paged
      ? [
          'const rows = []',
          `for (let page = ${paged.from}; page < ${paged.from + MOST_PAGES}; page += 1) { // ${REMARK}`,
          ...ask.map((line) => `  ${line}`),
          '  if (found.length === 0) break',
          '  rows.push(...found)',
          '}',
        ]
      : ask),
    'console.log(`${rows.length} rows`)',
  ]
  return noted(request, '//', lines.join('\n'))
}

export const pythonOf = (request: CopyableRequest, { list, page }: AnswerShape): string => {
  const paged = page && withoutPage(request.url, page)
  const ask = [
    `request = urllib.request.Request(url${paged ? ' + str(page)' : ''}, headers=headers)`,
    'with urllib.request.urlopen(request) as response:',
    `    ${paged ? 'found' : 'rows'} = json.load(response)${list === undefined ? '' : `.get(${quoted(list)}) or []`}`,
  ]
  const lines = [
    'import json, os, urllib.request',
    '',
    `url = ${quoted(paged?.url ?? request.url)}`,
    `headers = {"accept": ${quoted(request.accept)}, "Authorization": "token " + os.environ["API_KEY"]}`,
    ...(paged
      ? [
          'rows = []',
          `for page in range(${paged.from}, ${paged.from + MOST_PAGES}):  # ${REMARK}`,
          ...ask.map((line) => `    ${line}`),
          '    if not found:',
          '        break',
          '    rows += found',
        ]
      : ask),
    'print(len(rows), "rows")',
    '# import pandas; table = pandas.json_normalize(rows)',
  ]
  return noted(request, '#', lines.join('\n'))
}

interface Snippet {
  readonly name: string
  readonly write: (request: CopyableRequest, shape: AnswerShape) => string
}

export const snippets: readonly Snippet[] = [
  { name: 'curl', write: curlOf },
  { name: 'curl for PowerShell', write: powershellOf },
  { name: 'Python', write: pythonOf },
  { name: 'Node', write: fetchOf },
]
