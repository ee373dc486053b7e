/** How the records of each operation read in the brief. */
import { expect, it } from 'vitest'
import type { AnyBriefView, BriefBasis } from '../api/endpoint/briefView.ts'
import { briefViews } from './briefViews.ts'
import { bullsBearsInBrief } from './bulls-bears/briefView.ts'
import { callsInBrief } from './conference-calls/briefView.ts'
import type { BullBearCase } from './bulls-bears/endpoint.ts'
import { endpoints } from './index.ts'
import { filingsInBrief } from './insider-filings/briefView.ts'
import { insightsInBrief } from './insights/briefView.ts'
import type { Insight } from './insights/endpoint.ts'
import { newsInBrief } from './news/briefView.ts'
import { splitsInBrief } from './splits/briefView.ts'

const basis = <R>(more: Partial<BriefBasis<NoInfer<R>>> = {}): BriefBasis<R> => ({
  since: 1_795_122_000,
  today: '2026-11-20',
  earlier: [],
  splitsOf: () => [],
  isMajor: () => false,
  ...more,
})

it('has every operation that can be asked what changed for tickers', () => {
  const askable = endpoints.filter(({ params, tickersBy }) => 'updated' in params && ('tickers' in params || tickersBy))
  expect(briefViews.map(({ endpoint }) => endpoint.id as string).toSorted()).toEqual(askable.map(({ id }) => id).toSorted())
})

it.each(briefViews.map((view) => [view.endpoint.id as string, view] as const))(
  '%s asks since the moment, and reads a record without a field',
  (_, view: AnyBriefView) => {
    const changed = view.asks.filter(({ isAhead }) => !isAhead)
    expect(changed.length).toBeGreaterThan(0)
    for (const { textsFor } of changed) expect(textsFor(basis())['updated']).toBe('1795122000')
    expect(view.linesOf([{}], basis()).length).toBe(1)
    expect(view.updatedOf({})).toBe(undefined)
  },
)

it('tells a rating by what changed in it, with the change of its target as far as that is known', () => {
  const rating = (id: string, more: object) => ({ id, date: '2026-11-20', firm: 'Halden', security: { symbol: 'HALO' }, ...more })
  const lines = insightsInBrief.linesOf(
    [
      rating('1', { action: 'Upgrades', rating: 'Buy', pt: '78.00', firm_id: 'h' }),
      rating('2', { action: 'Maintains', rating: 'Hold', pt: '51.00', firm: 'Corvid', firm_id: 'c' }),
      rating('3', { action: 'Initiates Coverage On', rating: 'Buy', pt: '70.00', firm: 'Wex', firm_id: 'w' }),
      rating('4', { action: 'Maintains', rating: 'Hold', pt: '40.00', firm: 'Ash', firm_id: 'a' }),
    ],
    // Before a split of 2:1: 64 is 32 in the shares of today, and 60 is 30.
    basis<Insight>({
      earlier: [
        rating('5', { date: '2026-09-03', pt: '120.00', firm_id: 'h' }),
        rating('6', { date: '2026-09-03', pt: '120.00', firm: 'Corvid', firm_id: 'c' }),
      ],
      splitsOf: () => [{ exDay: '2026-10-01', ratio: 2 }],
    }),
  )
  expect(lines.map((line) => [line?.kind, line?.direction, line?.detail])).toEqual([
    ['rating-change', 'up', '+30.0% on the prior target, restated for a split'],
    ['target-change', 'down', '−15.0% on the prior target, restated for a split'],
    ['coverage-change', undefined, undefined],
    ['rating-kept', undefined, undefined],
  ])
  expect([lines[0]!.target, lines[1]!.size]).toEqual(['78.00', 15])
})

it('tells purchases and sales of insiders by their worth, and no other filing', () => {
  const filing = (id: string, code: string, more: object = {}) => ({
    id,
    filing_date: '2026-11-20T21:00:00Z',
    owner: { insider_name: 'ZHOU RUTH' },
    transactions: [{ transaction_code: code, shares: '1000', price_per_share: '26.61', date_transaction: '2026-11-18' }],
    ...more,
  })
  const lines = filingsInBrief.linesOf([filing('1', 'P'), filing('2', 'S', { is_10b5: true }), filing('3', 'A')], basis())
  expect(lines.map((line) => line && [line.kind, line.direction, line.size, line.detail])).toEqual([
    ['insider-purchase', 'up', 26_610, undefined],
    ['insider-sale', 'down', 26_610, '10b5-1 plan'],
    undefined,
  ])
  expect(lines[0]!.words).toContain('bought 1,000 at $26.61 on 18 Nov')
})

it('tells calls from today on, and splits by the nearness of their ex-date', () => {
  const calls = callsInBrief.linesOf(
    [{ date: '2026-11-24', start_time: '17:00:00' }, { date: '2026-11-19' }, { date: '2026-11-20' }],
    basis(),
  )
  expect(calls.map((line) => line && [line.day, line.size])).toEqual([['2026-11-24', -4], undefined, ['2026-11-20', -0]])
  expect(calls[0]!.words).toBe('Conference call, 17:00 New York time')
  const [split] = splitsInBrief.linesOf([{ ratio: '4:1', date_ex: '2026-11-27' }], basis())
  expect([split!.kind, split!.words, split!.size]).toEqual(['split-ahead', 'Split 4-for-1, ex-date', -7])
})

it('tells news by what the service calls important, then by how many companies it names', () => {
  const item = (id: number, stocks: number) => ({
    id,
    title: 'Earnings &amp; more',
    stocks: Array.from({ length: stocks }, (_, place) => ({ name: `T${place}` })),
  })
  const [major, own, market] = newsInBrief.linesOf([item(1, 5), item(2, 2), item(3, 3)], basis({ isMajor: ({ id }) => id === 1 }))
  expect([major!.kind, own!.kind, market!.kind]).toEqual(['major-news', 'company-news', 'market-news'])
  expect(major!.words).toBe('Earnings & more')
})

it('tells the words that changed in a case, where the edition before is there', () => {
  const edition = (id: string, updated: number, bull: string) => ({
    id,
    ticker: 'HALO',
    updated,
    bull_case: bull,
    bear_case: 'Debt.',
  })
  const now = edition('2', 1_795_130_000, 'Orders rise in Asia and margins hold up well.')
  const before = edition('1', 1_787_000_000, 'Orders rise in Europe and margins hold up well.')
  const other = { ...before, id: '9', ticker: 'ACME', updated: 1_790_000_000 }
  const [line] = bullsBearsInBrief.linesOf([now], basis<BullBearCase>({ earlier: [other, before] }))
  expect([line!.words, line!.rewritten!.map(({ label }) => label)]).toEqual(['Bull case rewritten', ['Bull case']])
  expect(line!.rewritten![0]!.changes.filter(({ kind }) => kind !== 'kept').map(({ text }) => text)).toEqual(['Europe', 'Asia'])
  const [alone] = bullsBearsInBrief.linesOf([now], basis())
  expect([alone!.words, alone!.rewritten]).toEqual(['Bull and bear case rewritten', []])
})
