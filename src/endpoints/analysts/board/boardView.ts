/** What the address says of the board: view, measure, period and the fewest ratings; anything else is as if it were not there. */
import type { analysts } from '../endpoint.ts'
import { measureNames, periodNames, type MeasureName, type Period } from './measures.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'

export interface BoardView {
  readonly isPlot: boolean
  readonly measure: MeasureName
  readonly period: Period
  /** 0 for everyone, also those whose number of ratings is not given. */
  readonly least: number
}

export function boardViewOf(ownView: PageAddress<typeof analysts>['ownView']): BoardView {
  const least = ownView('v.least') ?? ''
  return {
    isPlot: ownView('v.view') === 'plot',
    measure: measureNames.find((name) => name === ownView('v.measure')) ?? 'success_rate',
    period: periodNames.find((name) => name === ownView('v.period')) ?? 'overall',
    least: /^\d{1,6}$/.test(least) ? Number(least) : 0,
  }
}
