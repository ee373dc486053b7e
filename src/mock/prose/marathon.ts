/** The one call of 200,000 words: after the remarks, every analyst asks about one region of the company after the other. */
import type { Call } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import type { CallFigures } from './callFigures.ts'
import { callSlotsOf } from './callSlots.ts'
import type { Cast } from './callSpeakers.ts'
import { type Turn, exchange } from './exchange.ts'
import { writeTurns } from './houseFormat.ts'
import { type Slots, linesOf, wordCount } from './phrase.ts'
import { directionOf, speechOf } from './speech.ts'
import { topicsOf } from './topics/topics.ts'

// The closing questions bring the rest.
const WORDS = 198_000
const WORDS_OF_SECTION = 900

/** A user must cope with a text far beyond the ordinary, so one call of the demo has it. */
export const isMarathon = (call: Call): boolean => call.company.ticker === 'HALO' && call.year === 2026 && call.period === 'Q2'

const ASIDES = linesOf(`
In {region}
Here
As far as {region} is concerned
On our numbers
So far
By our own count
Frankly
Looking at the past [two|three|four|five] quarters
Since the spring
Compared with {region2}
To be clear
For {region} as a whole
Over the [past|last] [six|nine|twelve] months
Taking the [good|strong] months with the bad
`)

/** Sections until the call, `spoken` words so far, has nearly its 200,000, the lines that name the speakers included. */
export function marathonSections(
  call: Call,
  figures: CallFigures,
  slots: Slots,
  { chief, finance, analysts }: Cast,
  spoken: number,
): Turn[] {
  const turns: Turn[] = []
  for (let at = 1, words = spoken; words < WORDS; at += 1) {
    const random = randomOf('section', call.company.ticker, call.year, at)
    const own = { ...slots, ...callSlotsOf(call, figures, at) }
    const speech = speechOf(topicsOf(call.company.sector), own, directionOf(figures.growth), random, ASIDES)
    const answering = at % 2 === 0 ? [chief, finance] : [finance, chief]
    const next = exchange(speech, analysts[at % analysts.length]!, answering, WORDS_OF_SECTION)
    turns.push(...next)
    words += wordCount(writeTurns(next, 'dashes'))
  }
  return turns
}
