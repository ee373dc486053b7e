/** The events of a marker that stands for several, to choose from, the newest first. */
import { wordsOfRange } from '../../lib/dates/days.ts'
import { focusFirstButton, Popover } from '../../ui/Popover.tsx'
import { CompanyEvents } from '../CompanyEvents.tsx'
import type { Placed } from '../reading.ts'
import styles from './MarkerList.module.css'

interface Props {
  readonly name: string
  /** Oldest first, at least two. */
  readonly events: readonly Placed[]
  /** The marker: the list hangs from it, and leaves it the focus. */
  readonly marker: HTMLElement
  readonly openId: string | undefined
  readonly onOpen: (event: Placed) => void
  readonly onClose: () => void
}

/** Pixels, as the style sheet has them. */
const WIDTH = 360
const HEIGHT = 288
const GAP = 8

export function MarkerList({ name, events, marker, openId, onOpen, onClose }: Props) {
  const { left, bottom, top } = marker.getBoundingClientRect()
  const isRoomBelow = bottom + HEIGHT < window.innerHeight
  return (
    <Popover
      aria-label={`${name}, ${wordsOfRange(events[0]!.day, events.at(-1)!.day)}`}
      className={styles.list}
      style={{
        left: Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP)),
        ...(isRoomBelow ? { top: bottom } : { bottom: window.innerHeight - top }),
      }}
      onOpen={focusFirstButton}
      onClose={onClose}
    >
      <CompanyEvents
        events={events.toReversed()}
        openId={openId}
        onOpen={(event) => {
          marker.focus()
          onClose()
          onOpen(event)
        }}
      />
    </Popover>
  )
}
