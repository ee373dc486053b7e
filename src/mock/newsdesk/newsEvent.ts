/** What a news story can be about, and the draft that a desk writes of it before it becomes HTML. */
import type { IsoDay } from '../../lib/dates/days.ts'
import { expand, type Slots } from '../prose/phrase.ts'
import type { Call, Company, Quarter, Rating, Split } from '../world/facts.ts'
import type { Random } from '../world/random.ts'

export type ItemSubject = 'plant' | 'contract' | 'recall' | 'merger' | 'appointment' | 'launch' | 'dividend' | 'lawsuit'

export type NewsEvent =
  /** `close`: of the rating's day, in dollars. */
  | { readonly kind: 'rating'; readonly rating: Rating; readonly close: number | undefined }
  | { readonly kind: 'split'; readonly split: Split }
  /** A call still to come. */
  | { readonly kind: 'preview'; readonly call: Call }
  /** `quarters`: the company's books, so that the story states their numbers as the call does. */
  | { readonly kind: 'results'; readonly call: Call; readonly quarters: readonly Quarter[] }
  | {
      readonly kind: 'insider'
      readonly company: Company
      readonly day: IsoDay
      readonly name: string
      /** As on the filing; empty for a director. */
      readonly title: string
      readonly side: 'buy' | 'sell'
      readonly shares: number
      /** Dollars a share. */
      readonly price: number
    }
  /** Two or more movers; `change` in percent of the day before, `close` in dollars. */
  | { readonly kind: 'wrap'; readonly day: IsoDay; readonly movers: readonly Mover[] }
  | { readonly kind: 'item'; readonly company: Company; readonly subject: ItemSubject }

export type EventOf<Kind extends NewsEvent['kind']> = Extract<NewsEvent, { kind: Kind }>

export interface Mover {
  readonly company: Company
  readonly change: number
  readonly close: number
}

/** Plain text; `tickerMark` inside it becomes a link. */
export interface Draft {
  readonly title: string
  readonly teaser: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
  /** The first row is the head. */
  readonly table?: readonly (readonly string[])[]
  readonly channels: readonly string[]
  readonly tags: readonly string[]
}

/** Where a link to the company's quote is to stand. */
export const tickerMark = ({ exchange, ticker }: Company): string => `⟦${exchange}:${ticker}⟧`

/** Writes sentences about a company; `more` are the words that a story adds. */
export const writerOf = (company: Company, random: Random, more: Slots): ((text: string) => string) => {
  const slots = { ...company.business, company: company.shortName, mark: tickerMark(company), ...more }
  return (text) => expand(text, slots, random)
}
