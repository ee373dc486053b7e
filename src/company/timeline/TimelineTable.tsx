/** The events of the time axis as a table, newest first: the same records, read line by line. */
import { memo, useState } from 'react'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { ARROWS } from '../../ui/values/ratingDirection.ts'
import type { Placed } from '../reading.ts'
import type { Lane } from './timelineEvents.ts'
import styles from './Timeline.module.css'

interface Props {
  readonly lanes: readonly Lane[]
  readonly onOpen: (lane: Lane, event: Placed) => void
}

export const TimelineTable = memo(function TimelineTable({ lanes, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false)
  const rows = lanes
    .flatMap((lane) => lane.events.map((event) => ({ lane, event })))
    .sort((a, b) => (a.event.day < b.event.day ? 1 : a.event.day > b.event.day ? -1 : 0))
  return (
    <details className={styles.twin} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>View as table ({rows.length})</summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Lane</th>
              <th scope="col">Event</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lane, event }, place) => (
              <tr key={`${lane.name} ${event.id} ${place}`}>
                <td>{wordsOfDay(event.day)}</td>
                <td>{lane.name}</td>
                <td>
                  <button type="button" className="link" data-print="keep" onClick={() => onOpen(lane, event)}>
                    {event.direction && <span aria-hidden="true">{ARROWS[event.direction]} </span>}
                    <bdi>{event.words}</bdi>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
})
