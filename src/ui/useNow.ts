/** The time, for what changes while it is looked at. */
import { useEffect, useState } from 'react'
import { MONTHS } from '../lib/dates/days.ts'

/** Milliseconds since 1970, at most `every` milliseconds old, and never older than the last time the page came to the front. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tell = (): void => setNow(Date.now())
    const timer = setInterval(tell, every)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [every])
  return now
}

/** Hours and minutes of the user's day, with seconds where they matter; of another day than this one, with that day. */
export function clockOf(milliseconds: number, { seconds = false } = {}): string {
  const moment = new Date(milliseconds)
  const clock = moment.toTimeString().slice(0, seconds ? 8 : 5)
  if (moment.toDateString() === new Date().toDateString()) return clock
  return `${clock} on ${moment.getDate()} ${MONTHS[moment.getMonth()]} ${moment.getFullYear()}`
}
