/** Where the events of one week stand: the columns each covers, and the lane in which nothing is in its way. */
import { addDays, daysBetween, type IsoDay } from '../../lib/days.ts'
import { byTime, type CalendarEvent } from './event.ts'

/** A bar, or the part of one, within a week. */
export interface Piece {
  readonly event: CalendarEvent
  /** The first day of the piece in this week. */
  readonly day: IsoDay
  readonly words: string
  /** 0 for Monday. */
  readonly column: number
  /** Days covered, at least 1. */
  readonly length: number
  /** From 0, downwards. */
  readonly lane: number
  /** Whether the bar came from an earlier week, and goes on into a later one. */
  readonly isFromBefore: boolean
  readonly isGoingOn: boolean
  /** The marked day, counted within the piece. */
  readonly marked: number | undefined
}

/** A group of lanes with a name: an hour of the day. */
export interface LaneGroup {
  readonly name: string
  readonly lane: number
  readonly lanes: number
}

type Unplaced = Omit<Piece, 'lane'>

interface Stretch {
  readonly first: IsoDay
  readonly last: IsoDay
  readonly words: string
}

function stretchesOf({ moments, isSpan, words }: CalendarEvent): readonly Stretch[] {
  if (isSpan && moments.length > 0) return [{ first: moments[0]!.day, last: moments.at(-1)!.day, words }]
  return moments.map((moment) => ({ first: moment.day, last: moment.day, words: moment.words }))
}

function piecesOf(event: CalendarEvent, monday: IsoDay): readonly Unplaced[] {
  const sunday = addDays(monday, 6)
  return stretchesOf(event)
    .filter(({ first, last }) => first <= sunday && last >= monday)
    .map(({ first, last, words }) => {
      const day = first < monday ? monday : first
      const end = last > sunday ? sunday : last
      const marked = event.mark && event.mark.day >= day && event.mark.day <= end ? daysBetween(day, event.mark.day) : undefined
      return {
        event,
        day,
        words,
        column: daysBetween(monday, day),
        length: daysBetween(day, end) + 1,
        isFromBefore: first < monday,
        isGoingOn: last > sunday,
        marked,
      }
    })
}

/** What began earlier stands higher, so that a bar keeps its place from week to week where it can. */
const byPlace = (a: Unplaced, b: Unplaced): number =>
  a.column - b.column || Number(b.isFromBefore) - Number(a.isFromBefore) || b.length - a.length || byTime(a.event, b.event)

/** Every piece of the week that begins on `monday`, each in the highest lane that is free over its whole length. */
export function packWeek(events: readonly CalendarEvent[], monday: IsoDay): readonly Piece[] {
  const ends: number[] = []
  return events
    .flatMap((event) => piecesOf(event, monday))
    .sort(byPlace)
    .map((piece) => {
      const free = ends.findIndex((end) => end <= piece.column)
      const lane = free < 0 ? ends.length : free
      ends[lane] = piece.column + piece.length
      return { ...piece, lane }
    })
}

const hourOf = ({ time }: CalendarEvent): string => (time ? `${time.slice(0, 2)}:00` : '')

/** The week in lanes by hour of the day, as the source writes it; only hours that occur have one. */
export function packByHour(
  events: readonly CalendarEvent[],
  monday: IsoDay,
): { readonly pieces: readonly Piece[]; readonly groups: readonly LaneGroup[] } {
  const pieces = events.flatMap((event) => piecesOf(event, monday)).sort((a, b) => byTime(a.event, b.event))
  const hours = [...new Set(pieces.map(({ event }) => hourOf(event)))].sort((a, b) => (a || '99').localeCompare(b || '99'))
  const placed: Piece[] = []
  const groups: LaneGroup[] = []
  let lane = 0
  for (const hour of hours) {
    const filled = Array.from({ length: 7 }, () => 0)
    for (const piece of pieces.filter(({ event }) => hourOf(event) === hour)) {
      placed.push({ ...piece, lane: lane + filled[piece.column]! })
      filled[piece.column]! += 1
    }
    const lanes = Math.max(...filled)
    groups.push({ name: hour === '' ? 'no time' : hour, lane, lanes })
    lane += lanes
  }
  return { pieces: placed, groups }
}

/** What fits into so many lanes, and for each day how many do not; the lane below them is kept for saying so. */
export function capped(pieces: readonly Piece[], lanes: number): { shown: readonly Piece[]; hidden: readonly number[] } {
  const hidden = Array.from({ length: 7 }, () => 0)
  // One too many takes as much room as the line that would speak of it.
  if (pieces.every(({ lane }) => lane <= lanes)) return { shown: pieces, hidden }
  for (const { column, length, lane } of pieces) {
    if (lane >= lanes) for (let day = column; day < column + length; day += 1) hidden[day]! += 1
  }
  return { shown: pieces.filter(({ lane }) => lane < lanes), hidden }
}
