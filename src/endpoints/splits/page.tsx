/** The page of splits: a calendar beside the table, by the date that the user chooses. */
import type { RecordOf } from '../../api/endpoint/endpoint.ts'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import type { CellProps, ResultsProps } from '../../explorer/slots.ts'
import { CALENDAR_NAMES, CalendarResults, type EventOf } from '../../explorer/calendar/CalendarResults.tsx'
import { ChoiceSwitch } from '../../explorer/calendar/ChoiceSwitch.tsx'
import { useCalendar, viewOf } from '../../explorer/calendar/useCalendar.ts'
import { Absent } from '../../ui/values/FieldValue.tsx'
import { MarkupNote } from '../../ui/prose/MarkupNote.tsx'
import { splits } from './endpoint.ts'
import { ratioOf } from './ratio.ts'
import recordView from './recordView.ts'

type EventOfSplit = EventOf<RecordOf<typeof splits>>
const loadEvents = () => import('./splitEvents.ts')
/** Each the same promise every time. */
const loaded: { ex?: Promise<EventOfSplit>; announced?: Promise<EventOfSplit> } = {}
const loadEventBy = {
  ex: () => (loaded.ex ??= loadEvents().then(({ eventOfSplit }) => eventOfSplit)),
  announced: () => (loaded.announced ??= loadEvents().then(({ eventOfAnnouncement }) => eventOfAnnouncement)),
}

/** The day that the page goes by is the one on which a split takes effect; the service's own default is the announcement (§4.10). */
const byExDate: typeof splits = {
  ...splits,
  params: { ...splits.params, date_search_field: { ...splits.params.date_search_field, initial: 'ex', always: true } },
}

const SEARCHED = { ex: 'Ex-date', announced: 'Announced' } as const
const FIRST_VIEW = 'agenda'

function SplitCalendar(props: ResultsProps<typeof splits>) {
  const { address, acts } = props
  const by = address.values.date_search_field === 'announced' ? 'announced' : 'ex'
  const view = viewOf(address.ownView('v.view'), FIRST_VIEW)
  return (
    <CalendarResults {...props} view={view} firstView={FIRST_VIEW} loadEventOf={loadEventBy[by]}>
      <ChoiceSwitch
        label="By"
        words={SEARCHED}
        value={by}
        onChoose={(date) => acts.change({ date_search_field: date === 'ex' ? undefined : date })}
      />
    </CalendarResults>
  )
}

const RatioInWords = ({ record }: CellProps<typeof splits>) => {
  const ratio = ratioOf(record)
  return ratio ? <bdi title={`As given: ${record.ratio}`}>{ratio.words}</bdi> : <Absent />
}

const Notes = ({ record }: CellProps<typeof splits>) => <MarkupNote text={record.notes} />

export default function SplitsPage() {
  const { view, endpoint } = useCalendar(byExDate, FIRST_VIEW, loadEvents)
  return (
    <ExplorerPage
      endpoint={endpoint}
      shape={view === 'table' ? undefined : 'headlines'}
      Results={SplitCalendar}
      {...recordView}
      cells={{ ratio: RatioInWords, notes: Notes }}
      viewNames={CALENDAR_NAMES}
    />
  )
}
