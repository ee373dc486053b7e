/** Whether the records are of the days that were asked for: a range, and then one day of it. */
import { checkedPaths } from '../../api/findings/checkedPaths.ts'
import { addDays } from '../../lib/dates/days.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { dayAt, dayFindings } from '../dayFindings.ts'
import { whensOf } from '../recordValues.ts'
import { atMost, FEW, param, type Step } from './step.ts'

/** How far the range reaches back from the oldest record known; it ends two days before that, so that it holds none of the first answer. */
const RANGE = 40

/** As many as tell where a day begins and ends. */
const OF_A_DAY = 50

/** In UTC. */
const oldestDay = (endpoint: AnyEndpoint, records: readonly unknown[]): string | undefined =>
  whensOf(endpoint, records)
    .map(([likeliest]) => dayAt(likeliest!))
    .toSorted()[0]

const takes = (endpoint: AnyEndpoint, key: string): boolean =>
  param(endpoint, key) !== undefined && checkedPaths(endpoint).days !== undefined

export const range: Step = {
  name: 'days',
  applies: (endpoint) => takes(endpoint, 'from') && takes(endpoint, 'to'),
  async run({ endpoint, needed, first, today }, ask) {
    const oldest = oldestDay(endpoint, first) ?? today
    const days = { from: addDays(oldest, -RANGE), to: addDays(oldest, -2) }
    const { records } = await ask({ ...needed, ...days, ...atMost(endpoint, FEW) })
    const dayOfRecord = oldestDay(endpoint, records)
    if (dayOfRecord === undefined) return { unjudged: `nothing came of ${days.from} to ${days.to}` }
    const wire = `${param(endpoint, 'from')!.wire}, ${param(endpoint, 'to')!.wire}`
    return { findings: dayFindings(wire, days, whensOf(endpoint, records)), learned: { dayOfRecord } }
  },
}

export const singleDay: Step = {
  name: 'single day',
  applies: (endpoint) => takes(endpoint, 'date'),
  async run({ endpoint, needed, dayOfRecord }, ask) {
    if (dayOfRecord === undefined) return { unjudged: 'no day with records is known' }
    const { records } = await ask({ ...needed, date: dayOfRecord, ...atMost(endpoint, OF_A_DAY) })
    const dated = whensOf(endpoint, records)
    if (dated.length === 0) return { unjudged: `nothing came of ${dayOfRecord}` }
    return { findings: dayFindings(param(endpoint, 'date')!.wire, { from: dayOfRecord, to: dayOfRecord }, dated) }
  },
}
