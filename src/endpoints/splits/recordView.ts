/** How a split is shown, wherever it is opened, and titled: whose, at what ratio, and the day it takes effect. */
import { lazy } from 'react'
import type { RecordView } from '../../explorer/slots.ts'
import { wordsOfDay } from '../../lib/dates/days.ts'
import type { Split, splits } from './endpoint.ts'
import { ratioOf } from './ratio.ts'
import { dayOf } from './splitDates.ts'

/** `Acme Anvil Works: 2-for-1 split, ex-date 24 Nov 2026`; nothing for a split of nobody. */
export function titleOfSplit(split: Split): string | undefined {
  const company = split.name || split.ticker
  if (!company) return undefined
  const ratio = ratioOf(split)
  const day = dayOf(split, 'date_ex')
  // A ratio that cannot be read is quoted, and stands behind the word.
  const deed = !ratio ? 'split' : ratio.isRead ? `${ratio.words} split` : `split, ${ratio.words}`
  return [`${company}: ${deed}`, day && `ex-date ${wordsOfDay(day)}`].filter(Boolean).join(', ')
}

/** Loaded with the first record that is opened. */
const SplitRecord = lazy(async () => ({ default: (await import('./SplitRecord.tsx')).SplitRecord }))

const recordView: RecordView<typeof splits> = { Record: SplitRecord, titleOf: titleOfSplit }
export default recordView
