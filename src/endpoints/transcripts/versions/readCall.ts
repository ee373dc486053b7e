/** A call with the one text that is read when nobody chose, as what is made of many calls takes it. */
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { quarterOf } from '../text/quarter.ts'
import type { Version } from '../text/reading.ts'
import { chosenOf, versionsOf } from './versions.ts'

const secondsOf = (instant: string | null | undefined): number | undefined => {
  const milliseconds = Date.parse(instant ?? '')
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000)
}

/** Times in Unix seconds. `text` is empty where nothing was taken down. */
export function readCallOf(call: TranscribedCall) {
  const version: Version | undefined = chosenOf(versionsOf(call.transcripts), undefined)?.version
  const segments = Array.isArray(version?.segments) && version.segments.length > 0 ? version.segments : undefined
  return {
    id: transcripts.identify(call),
    ticker: typeof call.symbol === 'string' ? call.symbol.trim().toUpperCase() : '',
    company: call.name || undefined,
    title: call.call_title || call.headline || call.name || 'Untitled call',
    startedAt: secondsOf(call.start_time),
    quarter: quarterOf(call),
    updatedAt: secondsOf(call.updated_at),
    text: typeof version?.text === 'string' ? version.text : '',
    segments,
  }
}
