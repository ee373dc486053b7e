/** The keys of the ARIA date grid: which day each leads to. */
import { addDays, addMonths, daysBetween, type IsoDay } from '../../../lib/dates/days.ts'

export interface DayStep {
  readonly day: IsoDay
  /** Whether the key asks for another month or year, even where that day is in sight already. */
  readonly isTurn: boolean
}

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/** `undefined` for a key that the grid leaves alone. `first` is the first of its days, and so of a week. */
export function dayOfKey({ key, shiftKey }: Key, day: IsoDay, first: IsoDay): DayStep | undefined {
  const step = (to: IsoDay): DayStep => ({ day: to, isTurn: false })
  const turn = (months: number): DayStep => ({ day: addMonths(day, months), isTurn: true })
  const place = daysBetween(first, day) % 7
  switch (key) {
    case 'ArrowLeft':
      return step(addDays(day, -1))
    case 'ArrowRight':
      return step(addDays(day, 1))
    case 'ArrowUp':
      return step(addDays(day, -7))
    case 'ArrowDown':
      return step(addDays(day, 7))
    case 'Home':
      return step(addDays(day, -place))
    case 'End':
      return step(addDays(day, 6 - place))
    case 'PageUp':
      return turn(shiftKey ? -12 : -1)
    case 'PageDown':
      return turn(shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
