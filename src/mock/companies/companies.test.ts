import { describe, expect, it } from 'vitest'
import { companies, companyOf, issuerOf, listingDayOf } from './companies.ts'
import { cusipCheckDigit, figiCheckDigit, isinCheckDigit } from '../../lib/numbers/checkDigits.ts'

const share = (artwork: string) => companies.filter((company) => company.artwork === artwork).length / companies.length

describe('companies', () => {
  it('are at least sixty in ten sectors, four of them foreign', () => {
    expect(companies.length).toBeGreaterThanOrEqual(60)
    expect(new Set(companies.map((company) => company.sector)).size).toBe(10)
    expect(companies.filter((company) => company.isAdr).map((company) => company.ticker)).toEqual([
      'MNZKY',
      'BGMTY',
      'NDSKY',
      'SVEIY',
    ])
  })

  it('have tickers, CUSIPs, ISINs and FIGIs of their own', () => {
    const all = companies.flatMap((c) => [c.ticker, c.cusip, c.isin, c.figi, c.compositeFigi, c.shareClassFigi])
    expect(new Set(all).size).toBe(companies.length * 6)
  })

  it('have identifiers whose check digits hold', () => {
    for (const { cik, cusip, isin, figi, compositeFigi, shareClassFigi } of companies) {
      expect(cik).toMatch(/^\d{10}$/)
      expect(cusip).toMatch(/^\d{3}99[A-Z]\d0\d$/)
      expect(cusip.slice(8)).toBe(cusipCheckDigit(cusip.slice(0, 8)))
      expect(isin).toMatch(/^US[0-9A-Z]{9}\d$/)
      expect(isin.slice(11)).toBe(isinCheckDigit(isin.slice(0, 11)))
      for (const id of [figi, compositeFigi, shareClassFigi]) {
        expect(id).toMatch(/^BBG[B-DF-HJ-NP-TV-Z0-9]{8}\d$/)
        expect(id.slice(11)).toBe(figiCheckDigit(id.slice(0, 11)))
      }
    }
  })

  it('have brand colours as six hexadecimal digits, pale for light pages and deep for dark ones', () => {
    for (const { colors } of companies) {
      expect(colors.light).toMatch(/^#[EF][0-9A-F]([DEF][0-9A-F]){2}$|^#([DEF][0-9A-F]){3}$/)
      expect(colors.dark).toMatch(/^#([0-4][0-9A-F]){3}$/)
    }
  })

  it('have all logos in about three of four cases and none in about one of ten', () => {
    expect(share('all')).toBeGreaterThan(0.7)
    expect(share('all')).toBeLessThan(0.8)
    expect(share('none')).toBeGreaterThan(0.05)
    expect(share('none')).toBeLessThan(0.13)
  })

  it('begin their officers with the chief executive and the chief financial officer, and number all of them apart', () => {
    const ciks = companies
      .filter((company) => issuerOf(company) === company)
      .flatMap((company) => company.officers.map((o) => o.cik))
    expect(new Set(ciks).size).toBe(ciks.length)
    for (const { officers } of companies) {
      expect(officers.slice(0, 2).map((o) => o.title)).toEqual(['Chief Executive Officer', 'Chief Financial Officer'])
      expect(officers.some((o) => o.isDirector && !o.isOfficer && o.title === '')).toBe(true)
    }
  })
})

it('finds a company by its ticker, and nobody for a ticker that nobody has', () => {
  expect(companyOf('HALO')?.name).toBe('Halcyon Optics, Inc.')
  expect(companyOf('HALO')?.shortName).toBe('Halcyon Optics')
  expect(companyOf('ACME')?.name).toBe('Acme Anvil Works Corp.')
  expect(companyOf('QNTR')?.exchange).toBe('NASDAQ')
  expect(companyOf('NOPE')).toBeUndefined()
})

it('treats two classes of shares as one issuer with two securities', () => {
  const [a, b] = [companyOf('KRSH.A')!, companyOf('KRSH.B')!]
  expect(issuerOf(b)).toBe(a)
  expect([a.cik, a.officers, a.colors]).toEqual([b.cik, b.officers, b.colors])
  expect(a.cusip.slice(0, 6)).toBe(b.cusip.slice(0, 6))
})

it('knows who was listed late', () => {
  expect(listingDayOf(companyOf('PYXR')!)).toBe('2024-05-14')
  expect(listingDayOf(companyOf('HALO')!)).toBeUndefined()
  expect(listingDayOf(companyOf('MNZKY')!)).toBeUndefined()
})
