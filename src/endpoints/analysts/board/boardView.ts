/** What the address says of the board: view, measure, period and the fewest ratings; anything else is as if it were not there. */
import type { AnalystProfile, analysts } from '../endpoint.ts'
import { measureNames, periodNames, sampleOf, type MeasureName, type Period } from './measures.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'

export interface BoardView {
  readonly isPlot: boolean
  readonly measure: MeasureName
  readonly period: Period
  /** 0 for everyone, also those whose number of ratings is not given. */
  readonly least: number
  /** The fewest ratings where the address names none. */
  readonly usualLeast: number
}

/** Below this a hit rate says little: with 30 ratings its interval is still some 35 points wide. */
const ENOUGH = 30

type Address = Pick<PageAddress<typeof analysts>, 'ownView' | 'values'>

/** Who asks for analysts or firms by name wants all of them; the others open on those with enough ratings, where any number is given. */
export function boardViewOf({ ownView, values }: Address, records: readonly AnalystProfile[]): BoardView {
  const least = ownView('v.least') ?? ''
  const { analyst, analyst_name, firm, firm_name } = values
  const isNamed = [analyst, analyst_name, firm, firm_name].some((names) => names !== undefined)
  const usualLeast = !isNamed && records.some((record) => sampleOf(record) !== undefined) ? ENOUGH : 0
  return {
    isPlot: ownView('v.view') === 'plot',
    measure: measureNames.find((name) => name === ownView('v.measure')) ?? 'success_rate',
    period: periodNames.find((name) => name === ownView('v.period')) ?? 'overall',
    least: /^\d{1,6}$/.test(least) ? Number(least) : usualLeast,
    usualLeast,
  }
}
