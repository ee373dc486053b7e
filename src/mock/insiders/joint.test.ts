/** What the invented market holds for those who look for clusters: by name, so that none is lost unseen. */
import { expect, test } from 'vitest'
import { createWorld } from '../world/world.ts'
import type { InsiderFiling } from './filing.ts'
import { filingsOf } from './filings.ts'
import { withJointFilings } from './joint.ts'

const filings = filingsOf(createWorld({ today: '2026-11-20' })).flatMap(withJointFilings)

const purchasesOf = (ticker: string, from: string, to: string) =>
  filings.flatMap((filing: InsiderFiling) =>
    filing.company.ticker === ticker && filing.transactions.some(({ code, day }) => code === 'P' && day >= from && day <= to)
      ? [`${filing.formType} ${filing.officer.title || filing.officer.last}`]
      : [],
  )

test('three insiders of Payquill bought within 30 days', () => {
  expect(purchasesOf('PAYQ', '2026-08-12', '2026-09-11')).toEqual(['4 Chief Financial Officer', '4 General Counsel', '4 Weiss'])
})

test('at Pharmere a fund and its general partner filed jointly and amended, and two officers bought within 30 days', () => {
  expect(purchasesOf('PHMR', '2025-06-20', '2025-07-15')).toEqual([
    '4 Hartsong Capital Partners, L.P.',
    '4 Hartsong Partners GP, LLC',
    '4 Chief Financial Officer',
    '4 Chief Executive Officer',
    '4/A Hartsong Capital Partners, L.P.',
    '4/A Hartsong Partners GP, LLC',
  ])
})

test('joint filings share number and transactions, and nothing else of their owners; few funds have them', () => {
  const joint = filings.filter(({ isJoint }) => isJoint)
  expect(joint.length).toBeGreaterThan(10)
  expect(joint.length).toBeLessThan(filings.length / 20)
  expect(new Set(filings.map(({ id }) => id)).size).toBe(filings.length)
  for (const filing of joint) {
    const other = filings[filings.indexOf(filing) - 1]!
    expect(other.accessionNumber).toBe(filing.accessionNumber)
    expect(other.transactions).toBe(filing.transactions)
    expect(other.officer.cik).not.toBe(filing.officer.cik)
    expect(filing.officer).toMatchObject({ first: '', isTenPercentOwner: true, isOfficer: false, isDirector: false })
  }
})
