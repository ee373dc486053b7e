/** How often targets at large were met: what the rates of one analyst or firm are held against. */

export interface BaseRate {
  readonly years: string
  readonly source: string
  /** Shares of one: at some time within twelve months, and at their end. */
  readonly reached: number
  readonly metAtEnd: number
}

/** Two samples of the same authors: how often targets are met depends on the market of the years. */
export const BASE_RATES: readonly BaseRate[] = [
  {
    years: '1997–2002',
    source: 'Bradshaw and Brown, working paper of 2005, about 100,000 twelve-month targets of US shares, 1997 to 2002',
    reached: 0.35,
    metAtEnd: 0.26,
  },
  {
    years: '2000–2009',
    source: 'Bradshaw, Brown and Huang, Review of Accounting Studies 18 (2013), 930–955, twelve-month targets of 2000 to 2009',
    reached: 0.64,
    metAtEnd: 0.38,
  },
]
