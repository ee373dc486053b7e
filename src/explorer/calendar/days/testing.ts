/** An event for the tests of the calendar, of which each says only what it looks at. */
import type { PlacedEvent } from '../event.ts'

export const placedEvent = (ticker: string, day: string, more: Partial<PlacedEvent> = {}): PlacedEvent => ({
  id: () => ticker,
  ticker,
  name: '',
  day,
  words: '',
  tone: 'plain',
  importance: undefined,
  facts: () => '',
  oddities: () => [],
  entry: undefined,
  ...more,
})
