/** The page of conference calls: a calendar beside the table, and a record that can be dialled. */
import { lazy } from 'react'
import type { RecordOf } from '../../api/endpoint/endpoint.ts'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import type { CellProps, ResultsProps } from '../../explorer/slots.ts'
import { placeOfZone } from '../../lib/zones.ts'
import { CALENDAR_NAMES, CalendarResults, type EventOf } from '../../explorer/calendar/CalendarResults.tsx'
import { MarkupNote } from '../../ui/MarkupNote.tsx'
import { usePreferences } from '../../settings/usePreferences.ts'
import { conferenceCalls } from './endpoint.ts'

let eventOf: Promise<EventOf<RecordOf<typeof conferenceCalls>>> | undefined
/** When the table is left for the calendar. */
const loadEventOf = () => (eventOf ??= import('./callEvents.ts').then(({ eventOfCall }) => eventOfCall))

/** Loaded with the first record that is opened. */
const CallRecord = lazy(async () => ({ default: (await import('./CallRecord.tsx')).CallRecord }))

function CallCalendar(props: ResultsProps<typeof conferenceCalls>) {
  const place = placeOfZone(usePreferences().callZone)
  return (
    <CalendarResults
      {...props}
      loadEventOf={loadEventOf}
      remark={`Times stand as the source writes them. It states no zone: they are read as ${place} time, which Preferences can change.`}
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
