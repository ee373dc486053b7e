/** Saves events as a calendar file that other programs read. */
import { calendarFile, type CalendarEntry } from './calendarFile.ts'
import { counted } from '../../../lib/numbers/counts.ts'

interface Props {
  /** Each makes its own. */
  readonly entries: readonly (() => CalendarEntry)[]
  /** The name of the calendar, which says where it is from. */
  readonly title: string
  /** Without its ending. */
  readonly fileName: string
}

function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Taken back once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const SaveCalendar = ({ entries, title, fileName }: Props) => (
  <button
    type="button"
    className="link"
    onClick={() => {
      const made = entries.map((entry) => entry())
      save(calendarFile(made, title, Math.floor(Date.now() / 1000)), `${fileName}.ics`)
    }}
  >
    Calendar file (.ics){entries.length > 1 && `, ${counted(entries.length, 'event')}`}
  </button>
)
