/** An insider's running holdings: every transaction is booked here, so that the quantities that follow are always right. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Officer } from '../world/facts.ts'
import type { InsiderTransaction } from './filing.ts'

/** Shares are counted in whole thousandths, so that sums stay exact. */
export const WHOLE = 1000

export interface OptionGrant {
  readonly kind: string
  remaining: number
  /** Dollars a share. */
  exercisePrice: number
  readonly exercisable: IsoDay
  readonly expires: IsoDay
}

export interface Account {
  readonly owner: Officer
  readonly kind: 'officer' | 'director' | 'fund'
  /** Where the company has two classes of shares, the one that is traded. */
  readonly shareTitle: string
  /** Shares in thousandths, by form of ownership. */
  readonly held: { D: number; I: number }
  /** Restricted stock units in thousandths. */
  units: number
  readonly grants: OptionGrant[]
  /** Adoption day of the Rule 10b5-1 plan now in force, once there is one. */
  planAdopted: IsoDay | undefined
}

/** A transaction before it has a filing to be numbered in. */
export type Line = Omit<InsiderTransaction, 'id'>

/** Thousandths as the shortest decimal string: `1234.567`, `500`. */
export function decimalOf(thousandths: number): string {
  const fraction = String(thousandths % WHOLE)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `${Math.floor(thousandths / WHOLE)}${fraction && `.${fraction}`}`
}

export const totalOf = (account: Account): number => account.held.D + account.held.I

export interface Booking {
  readonly code: string
  readonly acquired: 'A' | 'D'
  /** Thousandths. */
  readonly shares: number
  /** Nothing was paid where it is left out. */
  readonly price?: string
  readonly day: IsoDay
  readonly ownership?: 'D' | 'I'
  readonly voluntarilyReported?: boolean
}

const signed = ({ acquired, shares }: Booking): number => (acquired === 'A' ? shares : -shares)

/** Books shares bought, sold, granted, given. */
export function bookShares(account: Account, booking: Booking): Line {
  const ownership = booking.ownership ?? 'D'
  account.held[ownership] += signed(booking)
  return {
    isDerivative: false,
    code: booking.code,
    acquired: booking.acquired,
    shares: decimalOf(booking.shares),
    price: booking.price ?? '0',
    postQuantity: decimalOf(account.held[ownership]),
    day: booking.day,
    ownership,
    securityTitle: account.shareTitle,
    underlyingTitle: '',
    underlyingShares: '',
    exercisePrice: '',
    exercisable: null,
    expires: null,
    voluntarilyReported: booking.voluntarilyReported ?? false,
  }
}

/** Books restricted stock units: each stands for one share, has no price and does not expire. */
export function bookUnits(account: Account, booking: Booking): Line {
  account.units += signed(booking)
  return {
    ...derivative(account, booking, account.units),
    securityTitle: 'Restricted Stock Units',
    exercisePrice: '',
    exercisable: null,
    expires: null,
  }
}

/** Books options, warrants or convertible shares of one grant. */
export function bookGrant(account: Account, grant: OptionGrant, booking: Booking): Line {
  grant.remaining += signed(booking)
  return {
    ...derivative(account, booking, grant.remaining),
    securityTitle: grant.kind,
    exercisePrice: grant.exercisePrice.toFixed(2),
    exercisable: grant.exercisable,
    expires: grant.expires,
  }
}

const derivative = (account: Account, { code, acquired, shares, price = '0', day, ownership }: Booking, left: number) => ({
  isDerivative: true,
  code,
  acquired,
  shares: decimalOf(shares),
  price,
  postQuantity: decimalOf(left),
  day,
  ownership: ownership ?? 'D',
  underlyingTitle: account.shareTitle,
  underlyingShares: decimalOf(shares),
  voluntarilyReported: false,
})

/** Restates everything held for a split of `factor` new shares per old one; fractions of a share are paid out in cash. */
export function applySplit(account: Account, factor: number): void {
  const restated = (thousandths: number): number => Math.floor((thousandths * factor) / WHOLE + 1e-9) * WHOLE
  account.held.D = restated(account.held.D)
  account.held.I = restated(account.held.I)
  account.units = restated(account.units)
  for (const grant of account.grants) {
    grant.remaining = restated(grant.remaining)
    grant.exercisePrice = Math.round((grant.exercisePrice / factor) * 100) / 100
  }
}
