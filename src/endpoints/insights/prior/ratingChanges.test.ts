/** What ratings changed, against sums done by hand and rows written out. */
import { describe, expect, it } from 'vitest'
import { columnsFor } from '../table/InsightResults.tsx'
import type { Insight } from '../endpoint.ts'
import { leadOf } from '../table/leadOf.ts'
import {
  awaitRatingChanges,
  comeLater,
  NO_HISTORY,
  ratingChanges,
  type RatingChanges,
  type RatingHistory,
} from './ratingChanges.ts'

const JUNE: Insight = { id: 'a', date: '2026-06-26', firm: 'Bellwether Lane', pt: '64.00', rating: 'Hold', action: 'Maintains' }
const SEPTEMBER: Insight = { ...JUNE, id: 'b', date: '2026-09-03', pt: '78.00', rating: 'Buy', action: 'Upgrades' }
const of = (insight: Insight): Insight => ({ ...insight, security: { symbol: 'HALO' } })

/** Of one row. */
const rowOf = (changes: RatingChanges, row: number) =>
  Object.fromEntries(Object.entries(changes).map(([part, values]) => [part, values[row]]))

describe('a rating among rows of the same firm and share', () => {
  const changes = ratingChanges([of(SEPTEMBER), of(JUNE)])

  it('has the target and the rating before it, and the change in per cent', () => {
    // 78 / 64 = 1.21875
    expect(rowOf(changes, 0)).toEqual({
      prior: '64.00',
      priorDate: '2026-06-26',
      priorRating: 'Hold',
      // 4 days of June, 31, 31 and 3.
      days: 69,
      factor: 1,
      change: 21.875,
      move: 'raised',
      upside: undefined,
    })
  })

  it('has none where it is the first', () => {
    expect(changes.prior).toHaveLength(2)
    expect(Object.values(rowOf(changes, 1))).toEqual(Array.from({ length: 8 }, () => undefined))
  })

  it('keeps its own where two rows have one identity', () => {
    const rows = [of({ ...SEPTEMBER, id: 'same' }), of({ ...JUNE, id: 'same' })]
    expect(ratingChanges(rows).change).toEqual([21.875, undefined])
  })
})

describe('a prior target', () => {
  const colleague = of({ ...JUNE, id: 'colleague', date: '2026-08-01', pt: '70.00', analyst_id: 'B' })
  const own = of({ ...JUNE, id: 'own', analyst_id: 'A' })
  const now = of({ ...SEPTEMBER, id: 'now', analyst_id: 'A' })
  const before = (rows: readonly Insight[], history?: RatingHistory) => rowOf(ratingChanges(rows, history), 0)

  it('is the same analyst’s before a later one of the firm, and the firm’s where the analyst has none', () => {
    expect(before([now, colleague, own]).prior).toBe('64.00')
    expect(before([now, colleague]).prior).toBe('70.00')
  })

  it('is found among the ratings asked for beside the loaded ones', () => {
    expect(before([now]).prior).toBeUndefined()
    expect(before([now], { ratings: [own], splitsOf: () => [] })).toMatchObject({
      prior: '64.00',
      priorDate: '2026-06-26',
      days: 69,
    })
  })

  it('is compared in the shares of the new one’s day, and stays as it was sent', () => {
    const splitsOf = () => [{ exDay: '2026-07-15', ratio: 2 }]
    // 64.00 is 32.00 after two for one; 78 / 32 = 2.4375.
    expect(before([now], { ratings: [own], splitsOf })).toMatchObject({ prior: '64.00', factor: 2, change: 143.75 })
  })
})

it('takes the prior target from the note where no loaded row has it, and the close for the upside', () => {
  const note =
    '**Valuation**: The price target goes down to $57.00 from $60.00. Against the latest close of $53.30, that implies upside of 6.9%.'
  // 57 / 60 = 0.95; 57 / 53.30 = 1.0694183…
  expect(rowOf(ratingChanges([of({ ...JUNE, pt: '57.00', analyst_insights: note })]), 0)).toMatchObject({
    prior: '60.00',
    priorDate: undefined,
    change: -5,
    move: 'cut',
    upside: 6.9418,
  })
})

it.each([
  [{ action: 'Initiates Coverage On' }, 'new'],
  [{ action: 'Maintains' }, undefined],
  [{ action: null }, undefined],
  [{ action: 'Maintains', analyst_insights: 'The target goes up to $64.00 from $64.00.' }, 'unchanged'],
  // Without a target there is nothing that changed.
  [{ pt: '', analyst_insights: 'The target goes up to $64.00 from $60.00. A close of $50.00.' }, undefined],
  [{ pt: '0.00', analyst_insights: 'The target goes down to $0.00 from $60.00.' }, undefined],
] as const)('%j makes the target “%s”', (changes, move) => {
  expect(ratingChanges([of({ ...JUNE, ...changes })])).toMatchObject({ move: [move], upside: [undefined] })
})

it('shows companies where they differ, and the upside where one is known', () => {
  const shown = (rows: readonly Insight[]) => columnsFor(rows, ratingChanges(rows)).map(({ path }) => path)
  const one = shown([of(JUNE), of(SEPTEMBER)])
  expect(one).not.toContain('security.name')
  expect(one).not.toContain('computed.upside')
  expect(shown([of(JUNE), { ...JUNE, security: { symbol: 'QNTR' } }])).toContain('security.name')
  expect(shown([of({ ...JUNE, analyst_insights: 'The latest close of $50.00.' })])).toContain('computed.upside')
})

it.each([
  [
    'Northlight keeps its view.\n\n**Costs**:  \nSpending is sensible. It delays the gain.\n\n**Risks**: Many.',
    'Costs: Spending is sensible.',
  ],
  ['Northlight keeps its view. More follows.', 'Northlight keeps its view.'],
  ['Summary first.\n\n- **Valuation:** A multiple of 12.5 times. The rest.', 'Valuation: A multiple of 12.5 times.'],
  ['**Demand**', 'Demand'],
  ['no sentence', 'no sentence'],
  ['', ''],
])('tells %j in one line as “%s”', (note, line) => {
  expect(leadOf(note)).toBe(line)
})

describe('the changes of very many rows', () => {
  const rows = (): readonly Insight[] => Array.from({ length: 5000 }, (_, row) => of({ ...JUNE, id: String(row) }))
  const none = (): void => {}

  it('come to all who wait, and are known then', async () => {
    const insights = rows()
    expect(comeLater(insights, NO_HISTORY)).toBe(true)
    const told = await Promise.all([1, 2].map(() => new Promise((tell) => void awaitRatingChanges(insights, NO_HISTORY, tell))))
    expect(told[0]).toBe(told[1])
    expect(comeLater(insights, NO_HISTORY)).toBe(false)
    expect(ratingChanges(insights)).toBe(told[0])
  })

  it('are given up once nobody waits for them, and looked for again by the next who does', async () => {
    const [left, other] = [rows(), rows()]
    awaitRatingChanges(left, NO_HISTORY, none)()
    await new Promise((tell) => void awaitRatingChanges(other, NO_HISTORY, tell))
    expect(comeLater(left, NO_HISTORY)).toBe(true)
    await new Promise((tell) => void awaitRatingChanges(left, NO_HISTORY, tell))
    expect(comeLater(left, NO_HISTORY)).toBe(false)
  })
})
