/** What the company gives its insiders: grants of units and options, the vesting of units, and the tax kept back on it. */
import { addMonths } from '../../lib/dates/days.ts'
import { bookGrant, bookShares, bookUnits, WHOLE, type OptionGrant } from './ledger.ts'
import { booked, reportOf, shareOf, todayOf, worth, type InsiderEvent } from './report.ts'

const UNIT = 'Each restricted stock unit represents a contingent right to receive one share of the company’s common stock.'

/** The yearly grant to an officer: units to those who hold some, now and then options at the day's close. */
export const officerGrant: InsiderEvent = (account, moment) => {
  const { random } = moment
  const { day, close } = todayOf(moment)
  const isUnits = random.chance(0.7)
  const dollars = (account.owner.title.startsWith('Chief Executive') ? 3e6 : 8e5) * (0.5 + random.next())
  if (isUnits && account.units === 0) return undefined
  if (isUnits) {
    const vesting =
      'The restricted stock units vest in four equal annual installments beginning on the first anniversary of the grant date.'
    const line = bookUnits(account, { code: 'A', acquired: 'A', shares: worth(dollars, close), day })
    return reportOf([line], [UNIT, vesting])
  }
  const grant: OptionGrant = {
    kind: 'Stock Option (Right to Buy)',
    remaining: 0,
    exercisePrice: close,
    exercisable: addMonths(day, 12),
    expires: addMonths(day, 120),
  }
  account.grants.push(grant)
  const line = bookGrant(account, grant, { code: 'A', acquired: 'A', shares: worth(dollars * 2.5, close), price: '', day })
  return reportOf([line], ['The option vests in full on the first anniversary of the grant date.'])
}

/** The yearly grant to a director, in shares. */
export const directorGrant: InsiderEvent = (account, moment) => {
  const shares = worth(150_000 + 80_000 * moment.random.next(), todayOf(moment).close)
  const note = 'Annual grant of restricted stock under the director compensation program; vests at the next annual meeting.'
  return booked(account, moment, { code: 'A', acquired: 'A', shares }, note)
}

/** A quarter of the units becomes shares, and some of these are kept back for tax. */
export const vesting: InsiderEvent = (account, moment) => {
  const { random } = moment
  const { day, close } = todayOf(moment)
  const shares = shareOf(account.units, 0.25)
  const withheld = shareOf(shares, 0.34 + 0.12 * random.next())
  if (shares < 20 * WHOLE) return undefined
  return reportOf(
    [
      bookShares(account, { code: 'M', acquired: 'A', shares, day }),
      bookShares(account, { code: 'F', acquired: 'D', shares: withheld, price: close.toFixed(2), day }),
      bookUnits(account, { code: 'M', acquired: 'D', shares, price: '', day }),
    ],
    [UNIT, 'Shares withheld by the company to satisfy tax withholding obligations upon vesting; not an open market sale.'],
  )
}
