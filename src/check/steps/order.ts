/** Whether the records come in the order that is asked for, and in the stated one where none is. */
import { fieldAt, type Fields } from '../../api/endpoint/fields.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { difference, type Finding } from '../finding.ts'
import { measureOf } from '../../api/endpoint/measures.ts'
import { valuesAt } from '../../api/findings/tally.ts'
import { atMost, FEW, param, type Step } from './step.ts'
import { isInOrder } from './updated.ts'

/** Of records that nobody asked an order for; an order that is asked for is judged by its answer. */
function standardOrderFindings(endpoint: AnyEndpoint, sort: string, records: readonly unknown[]): readonly Finding[] {
  const [path = '', direction] = sort.split(':')
  const field = fieldAt(endpoint.fields as Fields, path)!
  const measures = records.flatMap((record) => valuesAt(record, path)).map((value) => measureOf(field, value))
  const given = measures.filter((measure) => !Number.isNaN(measure))
  if (isInOrder(given, direction === 'asc' ? 1 : -1)) return []
  return [
    difference(
      'order',
      param(endpoint, 'sort')!.wire,
      `Without an order asked for, ${sort} is stated; the records are in another.`,
    ),
  ]
}

export const order: Step = {
  name: 'order',
  applies: (endpoint) => param(endpoint, 'sort') !== undefined,
  async run({ endpoint, needed, first }, ask) {
    const sort = param(endpoint, 'sort')!
    // The first that is listed is the one in force where none is asked for.
    const standard = sort.print(sort.initial ?? sort.options![0])
    const [path] = standard.split(':')
    const turned = sort.options!.find((option) => option !== standard && option.startsWith(`${path}:`))
    if (turned === undefined || !fieldAt(endpoint.fields as Fields, path!)) return { unjudged: 'no field shows the order' }
    await ask({ ...needed, sort: turned, ...atMost(endpoint, FEW) })
    return { findings: standardOrderFindings(endpoint, standard, first) }
  },
}
