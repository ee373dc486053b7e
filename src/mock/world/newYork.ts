/** New York clock time as a moment, by the American rule for daylight saving time in force since 2007. */
import { addDays, type IsoDay, unixOfDay, weekdayOf } from '../../lib/dates/days.ts'
import { oncePer } from './once.ts'

const firstSundayFrom = (day: IsoDay): IsoDay => addDays(day, 6 - weekdayOf(day))

/** From the second Sunday of March to the first of November. */
const summerOf = oncePer((year: string) => ({ from: firstSundayFrom(`${year}-03-08`), until: firstSundayFrom(`${year}-11-01`) }))

/** Hours that New York is behind UTC at daytime. */
export function hoursBehindUtc(day: IsoDay): 4 | 5 {
  const { from, until } = summerOf(day.slice(0, 4))
  return day >= from && day < until ? 4 : 5
}

/** Unix seconds of a New York day and time, `HH:MM:SS`. Not for the small hours, in which clocks are changed. */
export function unixOfNewYork(day: IsoDay, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return unixOfDay(day) + (hours + hoursBehindUtc(day)) * 3600 + minutes * 60 + seconds
}
