/** What a marker of the time axis looks like: the direction its events have in common, and how many they are. */
import { ARROWS } from '../../ui/values/ratingDirection.ts'
import type { Placed } from '../reading.ts'
import type { Marker } from './axis.ts'
import styles from './Timeline.module.css'

/** Of several events the one direction they have in common. */
const directionOf = (events: readonly Placed[]): Placed['direction'] =>
  events.every(({ direction }) => direction === events[0]!.direction) ? events[0]!.direction : undefined

export function MarkerFace({ events }: Pick<Marker, 'events'>) {
  const direction = directionOf(events)
  return (
    <span aria-hidden="true" className={styles.face} data-direction={direction}>
      {direction && ARROWS[direction]}
      {events.length > 1 ? events.length : !direction && <i />}
    </span>
  )
}
