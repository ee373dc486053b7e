/** Whether the records come in the order that is asked for, and in the stated one where none is. */
import { fieldAt, type Fields } from '../../api/endpoint/fields.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { difference, type Finding } from '../finding.ts'
import { secondIn, valuesAt } from '../recordValues.ts'
import { atMost, FEW, param, type Step } from './step.ts'
import { isInOrder } from './updated.ts'

/** `undefined` for an order of which the records show no field. */
function orderFindings(endpoint: AnyEndpoint, sort: string, records: readonly unknown[], asked: string): readonly Finding[] {
  const [path = '', direction] = sort.split(':')
  const { field, values } = valuesAt(endpoint, path, records)
  const seconds = values.map((value) => secondIn(field, value)).filter((second) => !Number.isNaN(second))
  if (isInOrder(seconds, direction === 'asc' ? 1 : -1)) return []
  const { wire } = param(endpoint, 'sort')!
  return [difference('order', wire, `${asked} ${sort}; by ${path} the records are in another order.`)]
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
    const { records } = await ask({ ...needed, sort: turned, ...atMost(endpoint, FEW) })
    return {
      findings: [
        ...orderFindings(endpoint, standard, first, 'Stated where no order is asked for:'),
        ...orderFindings(endpoint, turned, records, 'Asked for'),
      ],
    }
  },
}
