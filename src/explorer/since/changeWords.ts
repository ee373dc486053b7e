/** Words for what changed in a record: `Target was 210.00, now 185.00; seen 19 Nov 2026, 17:40 UTC`. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import { figure } from '../../lib/numbers/counts.ts'
import type { FieldChange } from '../../seen/fieldChanges.ts'
import { isLongText } from '../../seen/keptForm.ts'
import { valueText, wordsOfUnix } from '../../ui/values/valueText.ts'

/** Whether the change is of this column, or of something within it. */
export const changeAt = ({ path }: FieldChange, column: string): boolean =>
  path === column || path.startsWith(`${column}.`) || path.startsWith(`${column}[`)

const MOST = 160
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)

/** Absent, null and empty are three. */
function valueWords(endpoint: AnyEndpoint, path: string, value: unknown): string {
  if (value === undefined) return 'absent'
  if (value === null) return 'null'
  if (value === '') return 'empty'
  if (isLongText(value)) return `a text of ${figure(value.length)} characters`
  if (typeof value === 'object') return short(JSON.stringify(value))
  return short(valueText(fieldAt(endpoint.fields, path), value, true) ?? String(value))
}

/** The field's label, with the place in a list where it has one: `Transactions [2] shares`. */
function labelOf(endpoint: AnyEndpoint, path: string): string {
  const [head = path, ...rest] = path.split(/(?=\[)|\](?:\.|$)/)
  const field = fieldAt(endpoint.fields, head)
  return [field?.label ?? head, ...rest.filter(Boolean).map((part) => (part.startsWith('[') ? `${part}]` : part))].join(' ')
}

export const changeWords = (endpoint: AnyEndpoint, { path, before, after }: FieldChange): string =>
  `${labelOf(endpoint, path)} was ${valueWords(endpoint, path, before)}, now ${valueWords(endpoint, path, after)}`

/** The stamp alone says nothing, and is left out beside others. */
export function editWords(endpoint: AnyEndpoint, changes: readonly FieldChange[], seenAt: number): string {
  const telling = changes.filter(({ path }) => path !== endpoint.stamp)
  const words = (telling.length > 0 ? telling : changes).map((change) => changeWords(endpoint, change))
  return `${words.join('; ')}; seen ${wordsOfUnix(seenAt)}`
}
