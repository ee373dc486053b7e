/** The page of splits: a calendar beside the table, by the date that the user chooses. */
import { lazy } from 'react'
import type { RecordOf } from '../../api/endpoint/endpoint.ts'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import type { CellProps, ResultsProps } from '../../explorer/slots.ts'
import { CALENDAR_NAMES, CalendarResults, type EventOf } from '../../explorer/calendar/CalendarResults.tsx'
import { ChoiceSwitch } from '../../explorer/calendar/ChoiceSwitch.tsx'
import { Absent } from '../../ui/FieldValue.tsx'
import { MarkupNote } from '../../ui/MarkupNote.tsx'
import { splits } from './endpoint.ts'
import { ratioOf } from './ratio.ts'

let eventOf: Promise<EventOf<RecordOf<typeof splits>>> | undefined
/** When the table is left for the calendar. */
const loadEventOf = () => (eventOf ??= import('./splitEvents.ts').then(({ eventOfSplit }) => eventOfSplit))

/** Loaded with the first record that is opened. */
const SplitRecord = lazy(async () => ({ default: (await import('./SplitRecord.tsx')).SplitRecord }))

const SEARCHED = { announced: 'Announced', ex: 'Ex-date' } as const
const REMARKS = {
  announced:
    'Asked by the day of the announcement: splits announced on other days are not here, though their ex-date may be in sight.',
  ex: 'Asked by ex-date: splits with an ex-date on other days are not here, though their announcement may be in sight.',
} as const

function SplitCalendar(props: ResultsProps<typeof splits>) {
  const { address, acts } = props
  const by = address.values.date_search_field === 'ex' ? 'ex' : 'announced'
  return (
    <CalendarResults {...props} loadEventOf={loadEventOf} remark={REMARKS[by]}>
      <ChoiceSwitch
        label="Days are"
        words={SEARCHED}
        value={by}
        onChoose={(date) => acts.change({ date_search_field: date === 'ex' ? 'ex' : undefined })}
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
  return (
    <ExplorerPage
      endpoint={splits}
      Results={SplitCalendar}
      Record={SplitRecord}
      cells={{ ratio: RatioInWords, notes: Notes }}
      viewNames={CALENDAR_NAMES}
    />
  )
}
