import { describe, expect, it } from 'vitest'
import type { Insight } from '../endpoint.ts'
import { wordsOfChange } from './previousTargets.ts'
import { ratingChanges } from './ratingChanges.ts'

const insight = (id: string, date: string, pt: string, more: Partial<Insight> = {}): Insight => ({
  id,
  date,
  pt,
  firm_id: 'f1',
  rating_id: `r${id}`,
  security: { symbol: 'HALO' },
  ...more,
})
function before(insights: readonly Insight[]) {
  const { prior, priorDate } = ratingChanges(insights)
  const found = insights.map(({ id }, row) => [id, `${prior[row]} on ${priorDate[row]}`])
  return Object.fromEntries(found.filter((_, row) => priorDate[row] !== undefined))
}
const changeOf = (insights: readonly Insight[], id: string) =>
  ratingChanges(insights).change[insights.findIndex((one) => one.id === id)]

describe('the previous target', () => {
  it('is the last one of the same firm for the same share, whatever order the rows come in', () => {
    const rows = [insight('b', '2026-10-01', '90.00'), insight('c', '2026-11-01', '99.00'), insight('a', '2026-09-01', '80.00')]
    expect(before(rows)).toEqual({ b: '80.00 on 2026-09-01', c: '90.00 on 2026-10-01' })
    expect(changeOf(rows, 'c')).toBe(10)
  })

  it('is never that of another firm or another share', () => {
    const rows = [
      insight('a', '2026-11-01', '99.00'),
      insight('b', '2026-10-01', '90.00', { firm_id: 'f2' }),
      insight('c', '2026-10-01', '90.00', { security: { symbol: 'QNTR' } }),
    ]
    expect(before(rows)).toEqual({})
  })

  it('is not the target that a revised text of the same rating repeats', () => {
    const rows = [
      insight('a', '2026-09-01', '80.00'),
      insight('b', '2026-10-01', '90.00', { rating_id: 'r' }),
      insight('c', '2026-10-02', '90.00', { rating_id: 'r' }),
    ]
    expect(before(rows)).toEqual({ b: '80.00 on 2026-09-01', c: '80.00 on 2026-09-01' })
  })

  it('is looked for past insights without a target, and not where firm, share or day are not given', () => {
    const rows = [
      insight('a', '2026-09-01', '80.0000'),
      insight('b', '2026-10-01', ''),
      insight('c', '2026-11-01', '80.00'),
      insight('d', '2026-11-02', '81.00', { firm_id: null }),
      insight('e', '2026-11-03', '81.00', { security: { symbol: '' } }),
      insight('f', '', '81.00'),
    ]
    expect(before(rows)).toEqual({ c: '80.0000 on 2026-09-01' })
    expect(wordsOfChange(changeOf(rows, 'c')!)).toBe('unchanged')
  })

  it('of the same day is the one that was changed earlier', () => {
    const rows = [insight('b', '2026-10-01', '90.00', { updated: 20 }), insight('a', '2026-10-01', '80.00', { updated: 10 })]
    expect(before(rows)).toEqual({ b: '80.00 on 2026-10-01' })
  })
})

it('says a change with its sign', () => {
  expect([17.07, -3, 0].map(wordsOfChange)).toEqual(['+17.1%', '−3.0%', 'unchanged'])
})
