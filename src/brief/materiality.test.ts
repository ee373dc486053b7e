import { expect, it } from 'vitest'
import type { BriefKind, BriefLine } from '../api/endpoint/briefView.ts'
import { compareCompanies, compareLines, MATERIALITY } from './materiality.ts'

const line = (kind: BriefKind, more: Partial<BriefLine> = {}): BriefLine => ({ kind, words: kind, day: '2026-11-20', ...more })
const company = (ticker: string, ...kinds: readonly BriefKind[]) => ({ ticker, lines: kinds.map((kind) => ({ kind })) })
const order = (...companies: readonly ReturnType<typeof company>[]) =>
  companies.toSorted(compareCompanies).map(({ ticker }) => ticker)

it('names each kind once, changes of a rating first and stories of the market last', () => {
  const kinds = MATERIALITY.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect([kinds[0], kinds.at(-1)]).toEqual(['rating-change', 'market-news'])
})

it('puts lines in order by kind, then by size, then newest first', () => {
  const lines = [
    line('company-news', { words: 'old', day: '2026-11-18' }),
    line('company-news', { words: 'new' }),
    line('target-change', { words: 'small', size: 2.5 }),
    line('target-change', { words: 'large', size: 21.9 }),
    line('target-change', { words: 'of unknown size' }),
    line('rating-change', { words: 'upgrade', day: '2026-11-16' }),
  ]
  expect(lines.toSorted(compareLines).map(({ words }) => words)).toEqual([
    'upgrade',
    'large',
    'small',
    'of unknown size',
    'new',
    'old',
  ])
})

it('puts a company with one upgrade before one with many stories', () => {
  const stories = Array<BriefKind>(20).fill('company-news')
  expect(order(company('MANY', ...stories), company('ONE', 'rating-change'))).toEqual(['ONE', 'MANY'])
})

it('decides by the next kind where as many of the first came, and leaves equal ones as the list has them', () => {
  expect(
    order(
      company('C', 'rating-change'),
      company('A', 'rating-change', 'insider-purchase'),
      company('B', 'rating-change', 'split-ahead'),
      company('D', 'rating-change'),
      company('E', 'rating-change', 'rating-change'),
    ),
  ).toEqual(['E', 'B', 'A', 'C', 'D'])
})
