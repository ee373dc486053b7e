/** The page of conference calls: a calendar beside the table, and a record that can be dialled. */
import type { RecordOf } from '../../api/endpoint/endpoint.ts'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import type { CellProps, ResultsProps } from '../../explorer/slots.ts'
import { placeOfZone } from '../../lib/dates/zones.ts'
import { CALENDAR_NAMES, CalendarResults, type EventOf } from '../../explorer/calendar/CalendarResults.tsx'
import { useCalendar, viewOf } from '../../explorer/calendar/useCalendar.ts'
import { NEW_YORK } from '../../explorer/calendar/file/newYorkRules.ts'
import { Link } from 'react-router'
import { MarkupNote } from '../../ui/prose/MarkupNote.tsx'
import { usePreferences } from '../../settings/usePreferences.ts'
import { conferenceCalls } from './endpoint.ts'
import recordView from './recordView.ts'

let eventOf: Promise<EventOf<RecordOf<typeof conferenceCalls>>> | undefined
const loadEventOf = () => (eventOf ??= import('./callEvents.ts').then(({ eventOfCall }) => eventOfCall))

const FIRST_VIEW = 'week'

function ZoneRemark() {
  const { callZone } = usePreferences()
  const place = callZone === NEW_YORK ? 'New York (ET)' : placeOfZone(callZone)
  return (
    <span title="The source gives no zone">
      Times: {place}, assumed. <Link to="/preferences">Change</Link>
    </span>
  )
}

const CallCalendar = (props: ResultsProps<typeof conferenceCalls>) => (
  <CalendarResults
    {...props}
    view={viewOf(props.address.ownView('v.view'), FIRST_VIEW)}
    firstView={FIRST_VIEW}
    loadEventOf={loadEventOf}
    remark={<ZoneRemark />}
  />
)

const Notes = ({ record }: CellProps<typeof conferenceCalls>) => <MarkupNote text={record.notes} />

export default function ConferenceCallsPage() {
  const { view, endpoint } = useCalendar(conferenceCalls, FIRST_VIEW, loadEventOf)
  return (
    <ExplorerPage
      endpoint={endpoint}
      shape={view === 'table' ? undefined : 'headlines'}
      Results={CallCalendar}
      {...recordView}
      cells={{ notes: Notes }}
      viewNames={CALENDAR_NAMES}
    />
  )
}
