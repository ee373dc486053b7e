/** The page of conference calls: a calendar beside the table, and a record that can be dialled. */
import { lazy } from 'react'
import type { RecordOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { calendarColumns } from '../../explorer/calendar/calendarColumns.ts'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { HandOver } from '../../explorer/export/shown.ts'
import type { CellProps, ResultsProps } from '../../explorer/slots.ts'
import { isComplete } from '../../explorer/query/completeness.ts'
import { placeOfZone } from '../../lib/zones.ts'
import { CALENDAR_NAMES, CalendarResults, type EventOf } from '../../explorer/calendar/CalendarResults.tsx'
import { MarkupNote } from '../../ui/MarkupNote.tsx'
import { mismatchesIn } from '../../ui/mismatchWords.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { conferenceCalls } from './endpoint.ts'

let eventOf: Promise<EventOf<RecordOf<typeof conferenceCalls>>> | undefined
/** When the table is left for the calendar. */
const loadEventOf = () => (eventOf ??= import('./callEvents.ts').then(({ eventOfCall }) => eventOfCall))

/** Loaded with the first record that is opened. */
const CallRecord = lazy(async () => ({ default: (await import('./CallRecord.tsx')).CallRecord }))

function CallCalendar(props: ResultsProps<typeof conferenceCalls>) {
  const { endpoint, address, answer } = props
  const { today, mode } = useConnection()
  const place = placeOfZone(usePreferences().callZone)
  const isDemo = mode === 'demo'
  return (
    <CalendarResults
      {...props}
      loadEventOf={loadEventOf}
      handOver={(rows, inSight) => <HandOver order={rows} columns={calendarColumns(endpoint, inSight)} />}
      isDemo={isDemo}
      noun={endpoint.noun}
      title={`${isDemo ? 'DEMO DATA: ' : ''}${address.sentence}`}
      fileName={isDemo ? 'demo-conference-calls' : 'conference-calls'}
      today={today}
      isIncomplete={!isComplete(endpoint, answer)}
      remark={`Times stand as the source writes them. It states no zone: they are read as ${place} time, which Preferences can change.`}
      mismatchesAt={(row) => mismatchesIn(endpoint.fields, answer.rows!.store.record(row))}
    />
  )
}

const Notes = ({ record }: CellProps<typeof conferenceCalls>) => <MarkupNote text={record.notes} />

export default function ConferenceCallsPage() {
  return (
    <ExplorerPage
      endpoint={conferenceCalls}
      Results={CallCalendar}
      Record={CallRecord}
      cells={{ notes: Notes }}
      viewNames={CALENDAR_NAMES}
    />
  )
}
