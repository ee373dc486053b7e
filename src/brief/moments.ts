/** The moments that a brief may begin at, in Unix seconds. */
import type { Connection } from '../api/client/connection.ts'
import { addDays, type IsoDay } from '../lib/dates/days.ts'
import { businessDaysBetween } from '../lib/dates/holidays.ts'
import { instantIn } from '../lib/dates/zones.ts'

const DAY = 86_400
const EXCHANGE = 'America/New_York'
const CLOSE = '16:00:00'

/** The business day before: holidays of the federal government are none. */
export function businessDayBefore(day: IsoDay): IsoDay {
  let before = addDays(day, -1)
  while (businessDaysBetween(addDays(before, -1), before) === 0) before = addDays(before, -1)
  return before
}

/** The close of the exchanges in New York on the business day before. */
export const closeBefore = (today: IsoDay): number => instantIn(EXCHANGE, businessDayBefore(today), CLOSE) / 1000

export interface Start {
  readonly words: string
  readonly since: number
}

/** What the reader may choose besides a moment of their own. */
export const startsFor = (connection: Pick<Connection, 'today' | 'now'>, seen: number | undefined): readonly Start[] => {
  const present = connection.now()
  const starts = [
    ...(seen === undefined ? [] : [{ words: 'Last seen', since: seen }]),
    { words: 'Previous close', since: closeBefore(connection.today) },
    { words: '24 hours', since: present - DAY },
    { words: '7 days', since: present - 7 * DAY },
  ]
  // Two may be the same moment.
  return starts.filter(({ since }, place) => starts.findIndex((other) => other.since === since) === place)
}
