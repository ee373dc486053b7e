/** How an edition of the bull and bear case is titled, wherever it is opened. */
import type { RecordView } from '../../explorer/slots.ts'
import { dayOfUnix, secondsOf, wordsOfDay } from '../../lib/dates/days.ts'
import type { BullBearCase, bullsBears } from './endpoint.ts'

/** `HALO: bull and bear case of 5 Nov 2026`; nothing for that of nobody. */
export function titleOfCase({ ticker, updated }: BullBearCase): string | undefined {
  if (!ticker) return undefined
  const day = typeof updated === 'number' ? dayOfUnix(secondsOf(updated)) : undefined
  return `${ticker}: bull and bear case${day ? ` of ${wordsOfDay(day)}` : ''}`
}

const recordView: RecordView<typeof bullsBears> = { titleOf: titleOfCase }
export default recordView
