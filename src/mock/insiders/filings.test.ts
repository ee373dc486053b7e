import { expect, test } from 'vitest'
import { dayOfUnix, daysBetween } from '../../lib/dates/days.ts'
import { unixOfNewYork } from '../world/newYork.ts'
import { createWorld } from '../world/world.ts'
import type { InsiderFiling } from './filing.ts'
import { filingsOf } from './filings.ts'

const world = createWorld({ today: '2026-11-20' })
const filings = filingsOf(world)
/** Half a year on, when everything of the first one's year has been filed. */
const later = createWorld({ today: '2027-03-31' })
const lines = filings.flatMap(({ transactions }) => transactions)

const countBy = <T>(list: readonly T[], key: (item: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(list, key)].map(([name, items]) => [name, items.length]))

/** The moments of New York's day: filings late in the evening are dated a day later in UTC. */
const isFiledOn = (filing: InsiderFiling, day: string): boolean =>
  filing.filedAt >= unixOfNewYork(day, '06:00:00') && filing.filedAt < unixOfNewYork(day, '22:00:00')

const tradingDayNumber = new Map(world.tradingDays.map((day, number) => [day, number]))
/** Trading days from the last transaction to the filing. */
function delayOf(filing: InsiderFiling): number {
  const last = filing.transactions
    .map(({ day }) => day)
    .toSorted()
    .at(-1)!
  const from = tradingDayNumber.get(last)!
  return world.tradingDays.slice(from).findIndex((day) => isFiledOn(filing, day))
}

test('there are thousands of filings, oldest first, over the whole span and up to now', () => {
  expect(filings.length).toBeGreaterThan(2500)
  expect(filings.length).toBeLessThan(8000)
  const times = filings.map(({ filedAt }) => filedAt)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(dayOfUnix(times[0]!).slice(0, 7)).toBe('2023-01')
  expect(dayOfUnix(times.at(-1)!)).toBe('2026-11-20')
  expect(times.at(-1)!).toBeLessThanOrEqual(world.now)
})

test('forms, codes and plans all occur in a likely measure', () => {
  const forms = countBy(filings, ({ formType }) => formType)
  expect(Object.keys(forms).toSorted()).toEqual(['3', '4', '4/A', '5'])
  expect(forms['4']! / filings.length).toBeGreaterThan(0.8)
  expect(forms['4/A']! / filings.length).toBeGreaterThan(0.02)
  expect(
    Object.keys(countBy(lines, ({ code }) => code))
      .toSorted()
      .join(''),
  ).toBe('ACDFGIJLMPSWX')
  const plans = filings.filter(({ is10b5 }) => is10b5)
  expect(plans.length).toBeGreaterThan(200)
  expect(plans.every(({ footnotes }) => footnotes!.some(({ text }) => text.includes('Rule 10b5-1 trading plan')))).toBe(true)
  expect(filings.some(({ footnotes }) => footnotes === null)).toBe(true)
  expect(lines.some(({ voluntarilyReported }) => voluntarilyReported)).toBe(true)
})

test('a later world has the same filings and adds to their end', () => {
  const more = filingsOf(later)
  expect(more.length).toBeGreaterThan(filings.length)
  expect(more.slice(0, filings.length)).toEqual(filings)
})

test('an earlier hour of the day hides what was not filed yet', () => {
  const now = filings.at(-1)!.filedAt - 1
  expect(filingsOf(createWorld({ today: '2026-11-20', now }))).toEqual(filings.filter(({ filedAt }) => filedAt <= now))
})

test('accession numbers are well formed, unique, of the year of filing and in the order of filing', () => {
  expect(new Set(filings.map(({ accessionNumber }) => accessionNumber)).size).toBe(filings.length)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(new Set(filings.map(({ id }) => id)).size).toBe(filings.length)
  for (const { accessionNumber, filedAt, id } of filings) {
    expect(accessionNumber).toMatch(/^\d{10}-\d\d-\d{6}$/)
    // Seen from New York, where a filing late on New Year's Eve is still one of the old year.
    expect(accessionNumber.slice(11, 13)).toBe(dayOfUnix(filedAt - 5 * 3600).slice(2, 4))
    expect(id).toMatch(/^[0-9a-f]{24}$/)
  }
  for (const own of Map.groupBy(filings, ({ company }) => company.ticker).values()) {
    const numbers = own.map(({ accessionNumber }) => accessionNumber)
    expect(numbers).toEqual(numbers.toSorted())
  }
})

test('trades on the market lie inside the range of their day', () => {
  for (const { company, transactions } of filings) {
    const trades = transactions.filter(({ code }) => code === 'P' || code === 'S')
    for (const { day, price } of trades) {
      const row = world.pricesOf(company).find((each) => each.day === day)!
      expect(Number(price)).toBeGreaterThanOrEqual(row.low)
      expect(Number(price)).toBeLessThanOrEqual(row.high)
    }
  }
})

test('a Form 4 comes within two trading days, about one in 25 later; a Form 5 by mid-February', () => {
  const fours = filings.filter(({ formType }) => formType === '4')
  const late = fours.filter((filing) => delayOf(filing) > 2)
  expect(fours.every((filing) => delayOf(filing) >= 0)).toBe(true)
  expect(late.length / fours.length).toBeGreaterThan(0.025)
  expect(late.length / fours.length).toBeLessThan(0.055)
  for (const { filedAt, transactions } of filings.filter(({ formType }) => formType === '5')) {
    expect(dayOfUnix(filedAt)).toMatch(new RegExp(`^${Number(transactions[0]!.day.slice(0, 4)) + 1}-02-(0[1-9]|1[0-8])$`))
  }
})

test('an exercised option leaves less of its grant, for as many shares', () => {
  const exercises = filings.filter(({ transactions }) => transactions.some(({ exercisePrice }) => exercisePrice !== ''))
  for (const { transactions } of exercises.filter((filing) => filing.transactions.length > 1)) {
    const option = transactions.find(({ isDerivative }) => isDerivative)!
    expect(transactions[0]).toMatchObject({ acquired: 'A', shares: option.shares, isDerivative: false })
    expect(option).toMatchObject({ acquired: 'D', underlyingShares: option.shares })
    expect(Number(option.postQuantity)).toBeGreaterThanOrEqual(0)
    expect(daysBetween(option.day, option.expires!)).toBeGreaterThan(0)
  }
  expect(exercises.length).toBeGreaterThan(200)
})

test('an amendment restates an earlier filing of the same insider: the same transactions, one thing put right', () => {
  const byNumber = new Map(filings.map((filing) => [filing.accessionNumber, filing]))
  const amendments = filings.filter(({ formType }) => formType === '4/A')
  for (const amendment of amendments) {
    const original = byNumber.get(amendment.amends!)!
    expect(original.officer).toBe(amendment.officer)
    expect(original.filedAt).toBeLessThan(amendment.filedAt)
    expect(original.remainingShares).toBe(amendment.remainingShares)
    const unpriced = (filing: InsiderFiling) => filing.transactions.map((line) => ({ ...line, id: '', price: '' }))
    expect(unpriced(original)).toEqual(unpriced(amendment))
    expect(original.footnotes).not.toEqual(amendment.footnotes)
    expect(amendment.footnotes![0]!.text).toMatch(/^This amendment restates the Form 4 filed on /)
  }
  expect(filings.filter(({ amends }) => amends !== null)).toEqual(amendments)
})

test('the traded percentage is the net change of the shares held before', () => {
  const sale = filings.find(
    ({ transactions, formType }) => formType === '4' && transactions.length === 1 && transactions[0]!.code === 'S',
  )!
  const sold = Number(sale.transactions[0]!.shares)
  expect(sale.tradedPercentage).toBe(((-sold / (Number(sale.remainingShares) + sold)) * 100).toFixed(2))
  expect(
    filings
      .filter(({ transactions }) => transactions.every(({ isDerivative }) => isDerivative))
      .map((each) => each.tradedPercentage),
  ).toContain('')
  expect(filings.every(({ tradedPercentage }) => /^$|^-?\d+\.\d\d$/.test(tradedPercentage) && tradedPercentage !== '-0.00')).toBe(
    true,
  )
})

test('quantities and prices are plain decimal strings, some with a fraction of a share', () => {
  for (const { shares, price, postQuantity } of lines) {
    expect(shares).toMatch(/^[1-9]\d*(\.\d{1,3})?$|^0\.\d{1,3}$/)
    expect(postQuantity).toMatch(/^\d+(\.\d{1,3})?$/)
    expect(price).toMatch(/^$|^0$|^\d+\.\d{2}(\d\d)?$/)
  }
  expect(lines.filter(({ shares }) => shares.includes('.')).length).toBeGreaterThan(50)
})

test('foreign issuers report only since their insiders have to, beginning with a Form 3 for each', () => {
  const foreign = filings.filter(({ company }) => company.isAdr)
  expect(foreign.length).toBeGreaterThan(20)
  expect(dayOfUnix(foreign[0]!.filedAt) >= '2026-03-18').toBe(true)
  for (const own of Map.groupBy(foreign, ({ officer }) => officer.cik).values())
    expect(own.filter(({ formType }) => formType === '3').length).toBe(1)
})

test('funds that own a tenth report under their whole name and hold through others', () => {
  const funds = filings.filter(({ officer }) => !officer.isOfficer && !officer.isDirector)
  expect(funds.every(({ officer }) => officer.isTenPercentOwner)).toBe(true)
  expect(funds.length).toBeGreaterThan(50)
  expect(funds.every(({ officer }) => officer.first === '' && officer.last.includes(' '))).toBe(true)
  expect(funds.every(({ transactions }) => transactions.every(({ ownership }) => ownership === 'I'))).toBe(true)
})
