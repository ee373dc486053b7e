/** Changes of holdings that are no trades: gifts, inheritances, savings plans, conversions and distributions. */
import { bookGrant, bookShares, WHOLE } from './ledger.ts'
import { booked, reportOf, shareOf, todayOf, type InsiderEvent, type Moment } from './report.ts'

const closeOf = (moment: Moment): string => todayOf(moment).close.toFixed(2)

/** A gift to charity, or to a family trust whose shares stay the insider's indirectly. */
export const gift: InsiderEvent = (account, moment) => {
  const { random } = moment
  const { day } = todayOf(moment)
  const shares = shareOf(account.held.D, 0.02 + 0.1 * random.next())
  const [isTrust, voluntarilyReported] = [random.chance(0.4), random.chance(0.3)]
  if (shares < 10 * WHOLE) return undefined
  const given = bookShares(account, { code: 'G', acquired: 'D', shares, day, voluntarilyReported })
  if (!isTrust)
    return reportOf([given], ['Bona fide gift to a charitable organization, for which no consideration was received.'])
  const received = bookShares(account, { code: 'G', acquired: 'A', shares, day, ownership: 'I', voluntarilyReported })
  return reportOf(
    [given, received],
    ['The shares were transferred to a family trust for the benefit of the reporting person’s children.'],
  )
}

/** A gift that is reported on the yearly form only. */
export const deferredGift: InsiderEvent = (account, moment) => {
  const report = gift(account, moment)
  return report && { ...report, form: '5' }
}

/** Shares bought by reinvested dividends: fractions, small enough to wait for the yearly form (Rule 16a-6). */
export const reinvestment: InsiderEvent = (account, moment) => {
  const shares = moment.random.integer(1500, 60_000)
  const note = 'Small acquisition under Rule 16a-6 through a broker’s dividend reinvestment program.'
  return { ...booked(account, moment, { code: 'L', acquired: 'A', shares, price: closeOf(moment) }, note), form: '5' }
}

/** A move into the company's shares within the savings plan, counted to the thousandth. */
export const savingsPlan: InsiderEvent = (account, moment) => {
  const shares = moment.random.integer(80_000, 900_000)
  const note = 'Shares held in the company’s 401(k) plan, based on a plan statement dated as of the transaction date.'
  return booked(account, moment, { code: 'I', acquired: 'A', shares, price: closeOf(moment), ownership: 'I' }, note)
}

/** Shares handed back to the company. */
export const surrender: InsiderEvent = (account, moment) => {
  const shares = shareOf(account.held.D, 0.01 + 0.03 * moment.random.next())
  if (shares < 10 * WHOLE) return undefined
  const note = 'Shares repurchased by the company from the reporting person at the closing price, as approved by the board.'
  return booked(account, moment, { code: 'D', acquired: 'D', shares, price: closeOf(moment) }, note)
}

export const inheritance: InsiderEvent = (account, moment) => {
  const shares = moment.random.integer(200, 4000) * WHOLE
  return booked(account, moment, { code: 'W', acquired: 'A', shares }, 'Acquired by will from the estate of a family member.')
}

/** A fund turns preferred shares into common ones, or exercises warrants. */
export const conversion: InsiderEvent = (account, moment) => {
  const { random } = moment
  const { day, low } = todayOf(moment)
  const grant = account.grants.find((each) => each.remaining > 0 && each.exercisePrice < low && each.expires > day)
  const shares = grant ? shareOf(grant.remaining, random.chance(0.4) ? 1 : 0.3 + 0.4 * random.next()) : 0
  if (!grant || shares < WHOLE) return undefined
  const isWarrant = grant.kind.startsWith('Warrant')
  const code = isWarrant ? 'X' : 'C'
  const price = isWarrant ? grant.exercisePrice.toFixed(2) : '0'
  return reportOf(
    [
      bookShares(account, { code, acquired: 'A', shares, price, day, ownership: 'I' }),
      bookGrant(account, grant, { code, acquired: 'D', shares, day, ownership: 'I' }),
    ],
    [
      isWarrant
        ? 'The warrants were exercised for cash.'
        : 'Each share of Series B Preferred Stock was converted, at the holder’s election and without payment, into one share of common stock.',
    ],
  )
}

/** A fund hands shares on to its partners. */
export const distribution: InsiderEvent = (account, moment) => {
  const shares = shareOf(account.held.I, 0.05 + 0.1 * moment.random.next())
  if (shares < 100 * WHOLE) return undefined
  const note = 'Pro rata distribution in kind, without consideration, by the fund to its partners.'
  return booked(account, moment, { code: 'J', acquired: 'D', shares, ownership: 'I' }, note)
}
