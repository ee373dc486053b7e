/** Whether the records are of the days that were asked for: a range, and then one day of it. */
import { addDays } from '../../lib/dates/days.ts'
import { readDays } from '../dayFindings.ts'
import { dayPathsOf, valuesAt, whenOf } from '../recordValues.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { atMost, FEW, param, type Step } from './step.ts'

/** How far the range reaches back from the day before the oldest record known, so that it holds none of the first answer. */
const RANGE = 40

/** As many as tell where a day begins and ends. */
const OF_A_DAY = 50

/** The day of the oldest of the records, in UTC. */
function oldestDay(endpoint: AnyEndpoint, paths: readonly string[], records: readonly unknown[]): string | undefined {
  const days = paths.flatMap((path) => {
    const { field, values } = valuesAt(endpoint, path, records)
    return values.flatMap((value) => {
      const when = whenOf(field, value)
      return when === undefined ? [] : 'day' in when ? when.day : new Date(when.second * 1000).toISOString().slice(0, 10)
    })
  })
  return days.toSorted()[0]
}

export const range: Step = {
  name: 'days',
  applies: (endpoint) => param(endpoint, 'from') !== undefined && param(endpoint, 'to') !== undefined,
  async run({ endpoint, needed, first, today }, ask) {
    // Where days are needed they are asked for already: the range moves back by its own length.
    const oldest = oldestDay(endpoint, dayPathsOf(endpoint).slice(0, 1), first) ?? today
    const days = { from: addDays(oldest, -RANGE), to: addDays(oldest, -2) }
    const { records } = await ask({ ...needed, ...days, ...atMost(endpoint, FEW) })
    const wire = `${param(endpoint, 'from')!.wire}, ${param(endpoint, 'to')!.wire}`
    const read = readDays(endpoint, wire, records, days)
    if (!read) return { unjudged: `nothing came of ${days.from} to ${days.to}` }
    const dayOfRecord = oldestDay(endpoint, read.goesBy.slice(0, 1), records)
    return { findings: read.findings, learned: dayOfRecord === undefined ? {} : { dayOfRecord } }
  },
}

export const singleDay: Step = {
  name: 'single day',
  applies: (endpoint) => param(endpoint, 'date') !== undefined,
  async run({ endpoint, needed, dayOfRecord }, ask) {
    if (dayOfRecord === undefined) return { unjudged: 'no day with records is known' }
    const { records } = await ask({ ...needed, date: dayOfRecord, ...atMost(endpoint, OF_A_DAY) })
    const days = { from: dayOfRecord, to: dayOfRecord }
    const read = readDays(endpoint, param(endpoint, 'date')!.wire, records, days)
    return read ? { findings: read.findings } : { unjudged: `nothing came of ${dayOfRecord}` }
  },
}
