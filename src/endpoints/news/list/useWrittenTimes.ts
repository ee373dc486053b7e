/** When each headline was published, as it is written in the list. */
import { useState } from 'react'
import type { NewsItem } from '../endpoint.ts'
import { writtenTimeOf, type WrittenTime } from '../story/writtenTime.ts'
import type { HeadlineRow } from './headlineRows.ts'

/** Reads each time once in a zone, whose clocks are slow to find; a time that is the same object has no headline drawn again. */
const createTimes = () => {
  const known = new Map<string, WrittenTime | undefined>()
  return (created: NewsItem['created'], zone: string): WrittenTime | undefined => {
    const key = `${zone} ${created}`
    if (!known.has(key)) known.set(key, writtenTimeOf(created))
    return known.get(key)
  }
}

export function useWrittenTimes(records: readonly NewsItem[], rows: readonly HeadlineRow[], zone: string) {
  const [timeOf] = useState(createTimes)
  const times = rows.map(({ place }) => timeOf(records[place]!.created, zone))
  const offsets = new Set(times.map((time) => time?.offset))
  return {
    times,
    /** Said once in the header when all are written alike. */
    offset: offsets.size === 1 ? [...offsets][0] : undefined,
  }
}
