/** One lane of the time axis: a button for each event, or one with a count, and a list to choose from, for those too close to be told apart. */
import { memo, useState, type KeyboardEvent } from 'react'
import { wordsOfDay, wordsOfRange } from '../../lib/dates/days.ts'
import { markersOf, shareOf } from './axis.ts'
import type { Range } from '../companyAddress.ts'
import type { Placed } from '../reading.ts'
import type { Lane } from './timelineEvents.ts'
import { MarkerFace } from './MarkerFace.tsx'
import { MarkerList } from './MarkerList.tsx'
import styles from './Timeline.module.css'

interface Props {
  readonly lane: Lane
  readonly range: Range
  /** Pixels of the axis; nothing stands on it before it has been measured. */
  readonly width: number
  /** Identity of the open record, where it is one of this operation's. */
  readonly openId: string | undefined
  readonly onOpen: (lane: Lane, event: Placed) => void
  /** Told the words of the marker that the pointer or the focus is on. */
  readonly onPoint: (words: string | undefined) => void
}

/** Events that a marker's words name one by one. */
const NAMED = 4

function wordsOf(events: readonly Placed[]): string {
  const [first, last] = [events[0]!, events.at(-1)!]
  if (events.length === 1) return `${wordsOfDay(first.day)}: ${first.words}`
  const named = events.slice(0, NAMED).map(({ words }) => words)
  const more = events.length > NAMED ? [`and ${events.length - NAMED} more`] : []
  return `${events.length} events, ${wordsOfRange(first.day, last.day)}: ${[...named, ...more].join('; ')}`
}

/** Drawn anew only when its events change: the pointer moves over the axis many times a second. */
export const MarkerLane = memo(function MarkerLane({ lane, range, width, openId, onOpen, onPoint }: Props) {
  const markers = width > 0 ? markersOf(lane.events, range, width) : []
  const openPlace = markers.findIndex(({ events }) => events.some(({ id }) => id === openId))
  /** The one marker in the tab order: the others are reached from it by the arrow keys. */
  const [wanted, setWanted] = useState<number>()
  /** The marker whose events are to be chosen from. */
  const [listed, setListed] = useState<{ readonly events: readonly Placed[]; readonly marker: HTMLElement }>()
  const reachable = Math.min(wanted ?? (openPlace < 0 ? markers.length - 1 : openPlace), markers.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: reachable - 1,
      ArrowRight: reachable + 1,
      Home: 0,
      End: markers.length - 1,
    }
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    const next = Math.min(Math.max(0, step), markers.length - 1)
    setWanted(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={lane.name}
        className={styles.markers}
        data-stale={lane.answer.isStale || undefined}
        onKeyDown={onKeyDown}
      >
        {lane.gap && (
          <i
            className={styles.gap}
            title={`Not loaded: ${wordsOfRange(lane.gap.from, lane.gap.to)}`}
            style={{ left: `${shareOf(range, lane.gap.from) * 100}%`, right: `${(1 - shareOf(range, lane.gap.to)) * 100}%` }}
          />
        )}
        {markers.map(({ x, events }, place) => {
          const words = wordsOf(events)
          return (
            <span key={`${events[0]!.day} ${place}`} style={{ left: `${(x / width) * 100}%` }}>
              <button
                type="button"
                aria-label={words}
                aria-haspopup={events.length > 1 ? 'dialog' : undefined}
                aria-expanded={events.length > 1 ? listed?.events[0] === events[0] : undefined}
                aria-current={place === openPlace ? 'true' : undefined}
                tabIndex={place === reachable ? 0 : -1}
                onFocus={() => {
                  setWanted(place)
                  onPoint(words)
                }}
                onBlur={() => onPoint(undefined)}
                onPointerEnter={() => onPoint(words)}
                onPointerLeave={() => onPoint(undefined)}
                onClick={({ currentTarget: marker }) =>
                  events.length > 1 ? setListed({ events, marker }) : onOpen(lane, events[0]!)
                }
              >
                <MarkerFace events={events} />
              </button>
            </span>
          )
        })}
      </div>
      {listed && (
        <MarkerList
          key={listed.events[0]!.id}
          name={lane.name}
          {...listed}
          openId={openId}
          onOpen={(event) => onOpen(lane, event)}
          onClose={() => setListed(undefined)}
        />
      )}
    </>
  )
})
