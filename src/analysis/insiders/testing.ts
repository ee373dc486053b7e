/** Trades of insiders for the tests, one at a time. */
import type { InsiderTrade } from './openMarketPurchases.ts'

/** A purchase of 100 shares at $10 by one person, under a number of its own. */
export const purchaseOf = (person: string, day: string, filedOn: string, more: Partial<InsiderTrade> = {}): InsiderTrade => ({
  ticker: 'ACME',
  filing: `${person} ${filedOn}`,
  isAmendment: false,
  filedOn,
  person,
  day,
  code: 'P',
  isDerivative: false,
  security: 'Common Stock',
  shares: '100',
  price: '10.00',
  sharesAfter: '',
  ...more,
})
