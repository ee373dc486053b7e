/** Whether the updated filter leaves out what was changed before, and puts the records in the order of their changes (§4). */
import { difference, type Finding } from '../finding.ts'
import { fieldAt, type Fields } from '../../api/endpoint/fields.ts'
import { isTime, measureOf } from '../../api/endpoint/measures.ts'
import { valuesAt } from '../../api/findings/tally.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { atMost, FEW, param, type Step } from './step.ts'

/** Which way round §4 does not say: either is an order. */
export const isInOrder = (seconds: readonly number[], sign: 1 | -1): boolean =>
  seconds.every((second, place) => place === 0 || sign * (second - seconds[place - 1]!) >= 0)

const stampsOf = (endpoint: AnyEndpoint, records: readonly unknown[]): readonly number[] => {
  const path = endpoint.stamp as string
  const field = fieldAt(endpoint.fields as Fields, path)!
  const given = records.flatMap((record) => valuesAt(record, path)).filter((value) => isTime(field) || typeof value === 'number')
  return given.map((value) => measureOf(field, value)).filter((second) => !Number.isNaN(second))
}

export const updated: Step = {
  name: 'updated since',
  applies: (endpoint) => param(endpoint, 'updated') !== undefined && endpoint.stamp !== undefined,
  async run({ endpoint, needed, first }, ask) {
    // The last change but one: what a service that heeds nothing sends was changed before.
    const moment = [...new Set(stampsOf(endpoint, first))].toSorted((one, other) => other - one)[1]
    if (moment === undefined) return { unjudged: 'the records do not say when they changed' }
    const { records } = await ask({ ...needed, updated: moment, ...atMost(endpoint, FEW) })
    const stamps = stampsOf(endpoint, records)
    if (stamps.length === 0) return { unjudged: `nothing came of what changed since ${moment}` }
    const { wire } = param(endpoint, 'updated')!
    const before = stamps.filter((second) => second < moment).length
    const findings: Finding[] = []
    if (before > 0) {
      const words = `Asked for what changed since ${moment}; ${before} of ${records.length} records changed before.`
      findings.push(difference('before-moment', wire, words))
    } else if (!isInOrder(stamps, -1) && !isInOrder(stamps, 1)) {
      findings.push(
        difference('order', wire, 'The records are not in the order of their changes, which this filter forces (§4).'),
      )
    }
    return { findings }
  },
}
