/** What the analysts shown come to: how many of those loaded, and the medians of what they are judged by. */
import { figure } from '../../../lib/numbers/counts.ts'
import { medianOf } from '../../../lib/numbers/median.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import type { SummaryFigure } from '../../../ui/SummaryStrip.tsx'
import type { AnalystProfile } from '../endpoint.ts'
import { measureText, numberOf, periodWords, sampleOf, type MeasureName, type Period } from './measures.ts'

/** `records` are those loaded, `shown` the numbers of the rows shown. */
export function boardFigures(records: readonly AnalystProfile[], shown: Uint32Array, period: Period): readonly SummaryFigure[] {
  const analysts = Array.from(shown, (row) => records[row]!)
  const middle = (measure: MeasureName): number | undefined =>
    medianOf(analysts.flatMap((analyst) => numberOf(measureText(analyst, period, measure)) ?? []))
  const [rate, gain] = [middle('success_rate'), middle('average_return')]
  const ratings = medianOf(analysts.flatMap((analyst) => sampleOf(analyst) ?? []))
  return [
    { label: 'Analysts', value: figure(analysts.length), note: `of ${figure(records.length)} loaded` },
    ...(rate === undefined ? [] : [{ label: 'Median hit rate', value: `${rate.toFixed(1)}%`, note: periodWords[period] }]),
    ...(gain === undefined
      ? []
      : [{ label: 'Median average return', value: signedPercent(gain / 100), note: periodWords[period] }]),
    ...(ratings === undefined ? [] : [{ label: 'Median ratings', value: figure(Math.round(ratings)) }]),
  ]
}
