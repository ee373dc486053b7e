/** The records of all operations as events on one time axis, lane by lane. */
import type { PricePoint } from '../../api/endpoint/companyView.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Range } from '../companyAddress.ts'
import type { Placed } from '../reading.ts'
import type { Answer } from '../useAnswers.ts'

export interface Lane {
  readonly name: string
  readonly answer: Answer
  /** Oldest first, those of the days in force. */
  readonly events: readonly Placed[]
  /** Records without a day that can be read, or of another day than was asked. */
  readonly leftOut: number
  /** Days of which nothing is known: the service may have records there that were not asked for. */
  readonly gap: Range | undefined
}

export const isWithin = ({ from, to }: Range, day: IsoDay): boolean => from <= day && day <= to

/** Records come newest first, or oldest first, and then the rest lies beyond the last of them; in any other order it may lie anywhere. */
export function gapOf({ view, records, mayFollow }: Answer, range: Range): Range | undefined {
  if (!mayFollow) return undefined
  const days = records.flatMap((record, row) => view.eventOf?.(record, row, records)?.day ?? [])
  const [last] = days.slice(-1)
  if (last === undefined) return range
  if (days.every((day, place) => place === 0 || day <= days[place - 1]!)) return { from: range.from, to: last }
  if (days.every((day, place) => place === 0 || day >= days[place - 1]!)) return { from: last, to: range.to }
  return range
}

export function lanesOf(answers: readonly Answer[], range: Range): readonly Lane[] {
  return answers.flatMap((answer): Lane[] => {
    const name = answer.view.lane
    if (name === undefined) return []
    const events = answer.events.filter(({ day }) => isWithin(range, day))
    // While the days are being changed the records are those of the days before: nothing is missing.
    const leftOut = answer.isStale ? 0 : answer.records.length - events.length
    return [{ name, answer, events: events.toReversed(), leftOut, gap: gapOf(answer, range) }]
  })
}

export interface PriceLine {
  readonly words: string
  readonly answer: Answer
  readonly points: readonly PricePoint[]
}

export function priceLineOf(answers: readonly Answer[], range: Range): PriceLine | undefined {
  const answer = answers.find(({ view }) => view.pricesOf)
  if (!answer) return undefined
  const points = answer.prices.filter(({ day }) => isWithin(range, day))
  return { words: answer.view.priceWords ?? 'price', answer, points }
}
