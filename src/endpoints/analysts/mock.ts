/** The analyst profiles of the mock service, their track records computed from the prices that followed the ratings. */
import { mockSource } from '../../mock/source.ts'
import { isNamedIn } from '../../mock/names.ts'
import type { Analyst, TrackRecord, World } from '../../mock/world/facts.ts'
import { unixOfDay } from '../../lib/dates/days.ts'
import { type AccuracyPeriod, countedPeriods, periods } from './accuracy.ts'
import { analysts, type AnalystProfile } from './endpoint.ts'

interface Profile {
  readonly analyst: Analyst
  /** Unix seconds: when the latest rating came in, or for who has none, when the profile was made. */
  readonly updated: number
}

type Accuracy = NonNullable<AnalystProfile['ratings_accuracy']>

const PROFILES_MADE = unixOfDay('2023-01-03')

function profilesOf(world: World): readonly Profile[] {
  // Ratings are oldest first: the last one of an analyst stays.
  const latest = new Map(world.ratings.map((rating) => [rating.analyst, rating.updated]))
  return world.analysts.map((analyst) => ({ analyst, updated: latest.get(analyst) ?? PROFILES_MADE }))
}

/** A measure of nothing is an empty string, not a zero. */
const measure = (record: TrackRecord, value: number): string => (record.count === 0 ? '' : value.toFixed(2))

/** Share of the values that are smaller, in per cent. */
const percentileIn = (values: readonly number[], value: number): string =>
  ((100 * values.filter((other) => other < value).length) / values.length).toFixed(2)

/** Counts are left out when zero, as the service was seen to do (wire-format, "Analyst rating profiles"). */
const counted = (key: string, count: number): Record<string, number> => (count === 0 ? {} : { [key]: count })

function periodAccuracy(period: AccuracyPeriod, record: TrackRecord): Record<string, string | number> {
  const isCounted = (countedPeriods as readonly string[]).includes(period)
  return {
    [`${period}_average_return`]: measure(record, record.averageReturn),
    [`${period}_smart_score`]: measure(record, record.smartScore),
    [`${period}_stdev`]: measure(record, record.deviation),
    [`${period}_success_rate`]: measure(record, record.successRate),
    ...(isCounted ? counted(`${period}_loss_count`, record.losses) : {}),
  }
}

function accuracyOf(analyst: Analyst, world: World): Accuracy {
  const records = world.trackRecordOf(analyst)
  const { overall } = records
  // Who has no rating that is old enough: a bare zero, or nothing at all.
  if (overall.count === 0) return Number.parseInt(analyst.id.slice(-1), 16) % 2 === 0 ? {} : { total_ratings: 0 }
  const all = world.analysts.map((other) => world.trackRecordOf(other).overall)
  const judged = all.filter((other) => other.count > 0)
  const accuracy = {
    smart_score: measure(overall, overall.smartScore),
    total_ratings: overall.count,
    total_ratings_percentile: percentileIn(
      all.map((other) => other.count),
      overall.count,
    ),
    overall_average_return: measure(overall, overall.averageReturn),
    overall_avg_return_percentile: percentileIn(
      judged.map((other) => other.averageReturn),
      overall.averageReturn,
    ),
    overall_stdev: measure(overall, overall.deviation),
    overall_success_rate: measure(overall, overall.successRate),
    ...counted('overall_loss_count', overall.losses),
  }
  const byPeriod = (Object.keys(periods) as AccuracyPeriod[]).map((period) => periodAccuracy(period, records[period]))
  return Object.assign(accuracy, ...byPeriod) as Accuracy
}

/** Only the fields asked for; the others are absent (§4.7). */
function selected(profile: AnalystProfile, fields: readonly string[] | undefined): AnalystProfile {
  if (!fields) return profile
  return Object.fromEntries(Object.entries(profile).filter(([key]) => fields.includes(key)))
}

export default mockSource(analysts, {
  facts: profilesOf,
  matches: {
    analyst_name: ({ analyst }, wanted) => isNamedIn(wanted, `${analyst.first} ${analyst.last}`),
    firm_name: ({ analyst }, wanted) => isNamedIn(wanted, analyst.firm.name),
    analyst: ({ analyst }, wanted) => wanted.includes(analyst.id),
    firm: ({ analyst }, wanted) => wanted.includes(analyst.firm.id),
  },
  updatedAt: ({ updated }) => updated,
  record: ({ analyst, updated }, { world, values }) =>
    selected(
      {
        id: analyst.id,
        name_first: analyst.first,
        name_full: `${analyst.first} ${analyst.last}`,
        name_last: analyst.last,
        firm_id: analyst.firm.id,
        firm_name: analyst.firm.name,
        ratings_accuracy: accuracyOf(analyst, world),
        updated,
      },
      values.fields,
    ),
})
