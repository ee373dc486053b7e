/** Reads the specification's own text for the contract test: sections, tables, names in code marks, fields with their types. */
import { readFileSync } from 'node:fs'
import type { JsonType } from '../api/endpoint/fields.ts'

const TEXT = readFileSync(new URL('./specification.md', import.meta.url), 'utf8')

/** The text of a numbered section (`4.10`, `8`), from its heading to the next of any level. */
export function section(number: string): string {
  const found = TEXT.split(/^(?=#{2,3} )/m).find((part) => /^#{2,3} (\d+(?:\.\d+)?)\.? /.exec(part)?.[1] === number)
  if (found === undefined) throw new Error(`The specification has no section ${number}`)
  return found
}

/** The numbers of the sections below one: `4.1`, `4.2` and so on. */
export const sectionsUnder = (number: string): readonly string[] =>
  Array.from(TEXT.matchAll(/^### (\d+)\.(\d+) /gm)).flatMap(([, of, part]) => (of === number ? `${of}.${part}` : []))

/** The rows of the table whose first heading is `heading`, as cells; `undefined` when the text has none. */
export function table(text: string, heading: string): readonly (readonly string[])[] | undefined {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  if (start < 0) return undefined
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  const cellsOf = (line: string): string[] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  return lines.slice(start + 2, end < 0 ? undefined : end).map(cellsOf)
}

/** Every name in code marks. */
export const marked = (text: string): readonly string[] => Array.from(text.matchAll(/`([^`]+)`/g), (match) => match[1]!)

export type Shape = Readonly<Record<string, JsonType>>

const typeOf = (text: string): JsonType =>
  (/\b(string|integer|number|boolean|object|array)/.exec(text)?.[1] ?? 'string') as JsonType

/**
 * Names in running text: `` `a`, `b` (strings); `c` (integer) ``. A plural in brackets is the type of its whole group, a
 * singular that of the name before it; what nothing is said of is a string.
 */
function shapeInText(text: string): Shape {
  const groups = text.replaceAll(/\(values seen[^)]*\)/g, '').split(';')
  return Object.fromEntries(
    groups.flatMap((group) => {
      const whole = /\((?:all )?(strings|integers|booleans|numbers)\)/.exec(group)?.[1]
      return Array.from(group.matchAll(/`([^`]+)`(?: \(([^)]*)\))?/g), ([, name, said]) => [name!, typeOf(whole ?? said ?? '')])
    }),
  )
}

const under = (prefix: string, shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [`${prefix}${name}`, type]))

/** The keys of `ratings_accuracy` (§2.7): a line may give names to each of several period prefixes. */
function accuracyShape(text: string): Shape {
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  return Object.assign(
    {},
    ...lines.map((line) => {
      const prefixed = /^- For (?:each period prefix|prefixes) (.+?): (.+)$/.exec(line)
      if (!prefixed) return shapeInText(line)
      const type = typeOf(/, (?:all|an?) (\w+)/.exec(prefixed[2]!)?.[1] ?? '')
      const names = marked(prefixed[1]!).flatMap((prefix) => marked(prefixed[2]!).map((name) => prefix + name))
      return Object.fromEntries(names.map((name) => [name, type]))
    }),
  ) as Shape
}

/** What a row of a field table says of the inside of an object or a list. */
function insideOf(text: string, name: string, type: string, notes: string): Shape {
  const at = typeOf(type) === 'array' ? `${name}[].` : `${name}.`
  if (name === 'files') return under(at, shapeInText(/^Logo field names[^:]*: (.+?)\. /m.exec(text)![1]!))
  const element = text.split(/^(?=\w+ element:$)/m).find((part) => part.toLowerCase().startsWith(`${name.slice(0, -1)} element:`))
  if (element) return under(at, shapeOfTable(element))
  if (type === 'array of string') return { [`${name}[]`]: 'string' }
  return under(at, shapeInText(type.includes(':') ? type : typeOf(type) === 'object' || type.startsWith('array of') ? notes : ''))
}

function shapeOfTable(text: string): Shape {
  const own = text.split(/^(?=\w+ element:$)/m)
  const rows = table(text.startsWith('Trans') ? text : own[0]!, 'Field') ?? []
  const shapes = rows.flatMap(([names = '', type = '', notes = '']) =>
    names
      .split(', ')
      .flatMap((name): Shape[] => [
        { [name]: typeOf(type) },
        ...(/^(object|array)/.test(type) ? [insideOf(text, name, type, notes)] : []),
      ]),
  )
  return Object.assign({}, ...shapes) as Shape
}

/** Every field of a record of §2, nested ones by path (`security.symbol`, `transactions[].shares`), with its JSON type. */
export function recordShape(number: string): Shape {
  const text = section(number)
  if (table(text, 'Field')) return shapeOfTable(text)
  const [, list = ''] = text.split('\n').filter((line) => line.includes('`'))
  const shape = shapeInText(list.split(/\.(?: |$)/)[0]!)
  return 'ratings_accuracy' in shape ? { ...shape, ...under('ratings_accuracy.', accuracyShape(text)) } : shape
}
