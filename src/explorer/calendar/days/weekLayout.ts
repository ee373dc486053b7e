/** Where the events of one week stand: the column of each, and the lane in which nothing else is. */
import { daysBetween, type IsoDay } from '../../../lib/dates/days.ts'
import { byTime, type PlacedEvent } from '../event.ts'

export interface Piece {
  readonly event: PlacedEvent
  /** Days from the first of the week. */
  readonly column: number
  /** From 0, downwards. */
  readonly lane: number
}

/** A group of lanes with a name: an hour of the day. */
export interface LaneGroup {
  readonly name: string
  readonly lane: number
  readonly lanes: number
}

const emptyWeek = (): number[] => Array.from({ length: 7 }, () => 0)

/** The events of the seven days from `first`, each in the highest free lane of its day from `lane` on. */
export function packWeek(events: readonly PlacedEvent[], first: IsoDay, lane = 0): readonly Piece[] {
  const filled = emptyWeek()
  return events.toSorted(byTime).flatMap((event) => {
    const column = daysBetween(first, event.day)
    if (column < 0 || column > 6) return []
    filled[column]! += 1
    return [{ event, column, lane: lane + filled[column]! - 1 }]
  })
}

const hourOf = ({ time }: PlacedEvent): string => (time ? `${time.slice(0, 2)}:00` : '')

/** Lanes of one hour: in the weeks of quarterly results hundreds of calls begin at eight. */
const LANES_OF_HOUR = 20

/** The week in lanes by hour of the day, as the source writes it; only hours that occur have one. With how many of each day have no room. */
export function packByHour(
  events: readonly PlacedEvent[],
  first: IsoDay,
): { readonly pieces: readonly Piece[]; readonly groups: readonly LaneGroup[]; readonly hidden: readonly number[] } {
  const inWeek = packWeek(events, first).map(({ event }) => event)
  const hours = [...new Set(inWeek.map(hourOf))].sort((a, b) => (a || '99').localeCompare(b || '99'))
  const pieces: Piece[] = []
  const groups: LaneGroup[] = []
  const hidden = emptyWeek()
  let lane = 0
  for (const hour of hours) {
    const ofHour = inWeek.filter((event) => hourOf(event) === hour)
    const { shown: placed, hidden: rest } = capped(packWeek(ofHour, first, lane), lane + LANES_OF_HOUR)
    for (const [column, count] of rest.entries()) hidden[column]! += count
    const end = Math.max(...placed.map((piece) => piece.lane)) + 1
    pieces.push(...placed)
    groups.push({ name: hour === '' ? 'no time' : hour, lane, lanes: end - lane })
    lane = end
  }
  return { pieces, groups, hidden }
}

/** What fits into so many lanes, and for each day how many do not; the lane below them is kept for saying so. */
export function capped(pieces: readonly Piece[], lanes: number): { shown: readonly Piece[]; hidden: readonly number[] } {
  const hidden = emptyWeek()
  // One too many takes as much room as the line that would speak of it.
  if (pieces.every(({ lane }) => lane <= lanes)) return { shown: pieces, hidden }
  for (const { column, lane } of pieces) if (lane >= lanes) hidden[column]! += 1
  return { shown: pieces.filter(({ lane }) => lane < lanes), hidden }
}
