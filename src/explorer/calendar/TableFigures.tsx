/** The figures of a calendar above the table of the same rows. */
import { use, useMemo } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { SummaryStrip } from '../../ui/SummaryStrip.tsx'
import { useSummedRows } from '../rows/useSummedRows.ts'
import { countedFigure, nextFigures } from './calendarFigures.ts'
import { byTime, isPlaced, type CalendarEvent } from './event.ts'

interface Props<Row> {
  readonly records: readonly Row[]
  /** Row numbers of those shown. */
  readonly order: Uint32Array
  readonly events: Promise<(record: Row, isDemo: boolean) => CalendarEvent>
  readonly noun: string
  readonly today: IsoDay
  readonly isBusy: boolean
}

export function TableFigures<Row>({ records, order, events, noun, today, isBusy }: Props<Row>) {
  const eventOf = use(events)
  const summed = useSummedRows(records, records.length, order, isBusy)
  const next = useMemo(() => {
    const all = Array.from(summed.order, (row) => eventOf(summed.rows[row]!, false))
    return nextFigures(all.filter((event) => isPlaced(event)).toSorted(byTime), today)
  }, [summed, eventOf, today])
  const count = countedFigure(noun, order.length, records.length)
  return <SummaryStrip name={`${figure(order.length)} ${noun}, in short`} figures={[count, ...next]} />
}
