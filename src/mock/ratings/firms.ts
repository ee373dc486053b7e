/** The invented research firms, each with its own words for what it thinks, and their analysts. */
import { addDays, type IsoDay } from '../../lib/dates/days.ts'
import type { Analyst, Firm } from '../world/facts.ts'
import { personOf } from '../companies/people.ts'
import { randomOf } from '../world/random.ts'
import { sectorNames } from '../companies/sectors.ts'
import { FIRST_DAY } from '../prices/tradingDays.ts'

export interface Grade {
  readonly word: string
  readonly stance: -1 | 0 | 1
}

/** A firm as it rates. */
export interface Desk {
  readonly firm: Firm
  /** Best word first. */
  readonly scale: readonly Grade[]
  /** Of its price targets. */
  readonly decimals: 2 | 4
}

const FIRM_NAMES = (
  'Ashgrove & Pell|Northlight Securities|Cranmere Capital Markets|Bellwether Lane|Thornbury Cole|Pinnacle Street Research|' +
  'Oldcastle Partners|Meridian Quay|Farrow & Finch|Saltmarsh Securities|Kestrel Point|Union Wharf Markets|Larkfield Brothers|' +
  'Copperline Research|Wexmoor|Sable & Stone|Highwater Capital|Dunmore Bright|Fieldgate Securities|Tamarind Markets|' +
  'Loxley Vane|Eastgate Nordic|Marlowe Pryce|Ridgeback Equity|Silverbrook & Co.|Quillon Research|Hollis Tremaine|' +
  'Greenwater Asia|Castellan Markets|Brightmoor Hale'
).split('|')

// `+` buy, `=` hold, `-` sell: the sense of each word.
const SCALES = [
  'Buy+ Hold= Sell-',
  'Overweight+ Neutral= Underweight-',
  'Outperform+ Market_Perform= Underperform-',
  'Strong_Buy+ Buy+ Hold= Reduce- Sell-',
  'Overweight+ Equal-Weight= Underweight-',
  'Top_Pick+ Sector_Outperform+ Sector_Perform= Underperform-',
  'Positive+ Neutral= Negative-',
  'Outperform+ Peer_Perform= Underperform-',
  'Buy+ Accumulate+ Hold= Reduce- Sell-',
  'Market_Outperform+ In-Line= Underperform-',
  'Buy+ Speculative_Buy+ Neutral= Sell-',
  'Outperform+ Neutral= Underperform-',
].map((scale): readonly Grade[] =>
  scale.split(' ').map((word) => ({
    word: word.slice(0, -1).replace('_', ' '),
    stance: word.endsWith('+') ? 1 : word.endsWith('-') ? -1 : 0,
  })),
)

export const desks: readonly Desk[] = FIRM_NAMES.map((name, index) => ({
  firm: { id: randomOf('firm', name).hex(24), name },
  scale: SCALES[index % SCALES.length]!,
  decimals: index % 4 === 1 ? 4 : 2,
}))

export const firms: readonly Firm[] = desks.map((desk) => desk.firm)

const ANALYSTS = 220
/** Seats 0 to 5 of a firm share the sectors; seat 6 is for who comes from another firm; the rest wait for a first rating. */
const SHARING = 6
const MOVES = 20

/** A person who left a seat for another firm, and has a profile in each. */
interface Move {
  readonly day: IsoDay
  readonly oldFirm: number
  readonly oldSeat: number
  readonly newFirm: number
  /** Number of the sector taken over at the new firm. */
  readonly sector: number
}

const moves: readonly Move[] = Array.from({ length: MOVES }, (_, at) => ({
  day: addDays(FIRST_DAY, 150 + at * 55),
  oldFirm: (at + 7) % firms.length,
  oldSeat: at % SHARING,
  newFirm: at,
  sector: (at * 3) % sectorNames.length,
}))

function personIn(firm: number, seat: number): { first: string; last: string } {
  const move = seat === SHARING ? moves.find((one) => one.newFirm === firm) : undefined
  return move ? personIn(move.oldFirm, move.oldSeat) : personOf(randomOf('analyst', firm, seat))
}

/** Analyst `n` sits at firm `n % 30`, in seat `n / 30`. */
export const analysts: readonly Analyst[] = Array.from({ length: ANALYSTS }, (_, at) => {
  const firm = at % firms.length
  const seat = Math.floor(at / firms.length)
  return { id: randomOf('analyst id', firm, seat).hex(24), firm: firms[firm]!, ...personIn(firm, seat) }
})

/** Who at a firm writes about a sector on a day. */
export function analystFor(firm: number, sector: string, day: IsoDay): Analyst {
  const number = sectorNames.indexOf(sector)
  const seat = (number + firm) % SHARING
  const seatOn = (): number => {
    if (moves.some((move) => move.newFirm === firm && move.sector === number && day >= move.day)) return SHARING
    const isGone = moves.some((move) => move.oldFirm === firm && move.oldSeat === seat && day >= move.day)
    return isGone ? (seat + 1) % SHARING : seat
  }
  return analysts[seatOn() * firms.length + firm]!
}
