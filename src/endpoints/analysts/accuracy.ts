/** The fields of an analyst's track record (§2.7 `ratings_accuracy`): measures for six periods, then over all. */
import { decimal, type Field, integer, percent } from '../../api/endpoint/fields.ts'

/** Each period prefix and how it is called. */
export const periods = {
  '1m': '1 month',
  '3m': '3 months',
  '9m': '9 months',
  '1y': '1 year',
  '2y': '2 years',
  '3y': '3 years',
} as const
export type AccuracyPeriod = keyof typeof periods

/** The periods that §2.7 gives a loss count. */
export const countedPeriods = ['9m', '1y', '2y', '3y'] as const

const MEASURES = {
  average_return: percent('average return', {
    about: 'Mean return after the ratings, in the direction that was called.',
    unit: '%',
  }),
  smart_score: decimal('smart score', { about: '0 to 100: success weighed with return and number of ratings.' }),
  stdev: percent('deviation', { about: 'Standard deviation of the returns.', unit: '%' }),
  success_rate: percent('hit rate', { about: 'Share of the ratings that gained.', unit: '%' }),
}
type Measure = keyof typeof MEASURES

const withPeriod = (label: string, field: Field<string>): Field<string> => ({ ...field, label: `${label}, ${field.label}` })

const periodFields = Object.fromEntries(
  Object.entries(periods).flatMap(([period, label]) =>
    Object.entries(MEASURES).map(([measure, field]) => [`${period}_${measure}`, withPeriod(label, field)]),
  ),
) as Readonly<Record<`${AccuracyPeriod}_${Measure}`, Field<string>>>

const lossFields = Object.fromEntries(
  countedPeriods.map((period) => [`${period}_loss_count`, integer(`${periods[period]}, losses`, { about: 'Blank may mean 0.' })]),
) as Readonly<Record<`${(typeof countedPeriods)[number]}_loss_count`, Field<number>>>

export const accuracyFields = {
  smart_score: { ...MEASURES.smart_score, label: 'Smart score' },
  total_ratings: integer('Ratings', { about: 'How many ratings the measures rest on.' }),
  total_ratings_percentile: decimal('Ratings, percentile', { about: 'Share of the analysts that have fewer ratings, 0 to 100.' }),
  overall_success_rate: { ...MEASURES.success_rate, label: 'Hit rate' },
  overall_average_return: { ...MEASURES.average_return, label: 'Average return' },
  overall_avg_return_percentile: decimal('Average return, percentile', {
    about: 'Share of the analysts that have a lower average return, 0 to 100.',
  }),
  overall_stdev: { ...MEASURES.stdev, label: 'Deviation' },
  overall_loss_count: integer('Losses', { about: 'Blank may mean 0.' }),
  ...periodFields,
  ...lossFields,
}
