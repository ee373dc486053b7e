import { expect, test } from 'vitest'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { World } from '../world/facts.ts'
import { createWorld } from '../world/world.ts'
import type { InsiderFiling, InsiderTransaction } from './filing.ts'
import { filingsOf } from './filings.ts'

/** Half a year on, when everything of the first one's year has been filed. */
const later = createWorld({ today: '2027-03-31' })

/** What each security holds, by insider and form of ownership, as far as the filings have told. */
function replay(told: World, own: readonly InsiderFiling[], until: IsoDay): string[] {
  const faults: string[] = []
  const held = new Map<string, { quantity: number; day: string }>()
  const book = (filing: InsiderFiling, line: InsiderTransaction): void => {
    const key = [filing.officer.cik, line.securityTitle, line.ownership].join()
    const last = held.get(key)
    const quantity = Number(line.postQuantity)
    if (last) {
      const factors = told.splits.filter(({ company, ex }) => company === filing.company && ex > last.day && ex <= line.day)
      const before = factors.reduce((sum, { factor }) => (factor === 1 ? sum : Math.floor(sum * factor + 1e-9)), last.quantity)
      const after = before + Number(line.shares) * (line.acquired === 'A' ? 1 : -1)
      if (Math.abs(after - quantity) > 0.0005) faults.push(`${line.id}: ${after} is not ${quantity}`)
    }
    if (quantity < 0) faults.push(`${line.id}: holds ${quantity}`)
    held.set(key, { quantity, day: line.day })
  }
  own
    .flatMap((filing) => filing.transactions.map((line) => ({ filing, line })))
    // Each grant of options is a holding of its own (see filings.test.ts).
    .filter(({ line }) => line.day <= until && (!line.isDerivative || line.securityTitle === 'Restricted Stock Units'))
    .toSorted((a, b) => (a.line.day < b.line.day ? -1 : a.line.day > b.line.day ? 1 : 0))
    .forEach(({ filing, line }) => book(filing, line))
  return faults
}

test('what is held follows from what was held and traded, splits included, and amendments do not count twice', () => {
  const all = filingsOf(later)
  const first = all.filter(({ amends }) => amends === null)
  expect(replay(later, first, '2026-12-31')).toEqual([])
  expect(replay(later, all, '2026-12-31').length).toBeGreaterThan(50)
})
