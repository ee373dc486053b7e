import { expect, it } from 'vitest'
import { priorTargets, type TargetCall } from './priorTarget.ts'

const call = (day: string, target: string, more: Partial<TargetCall> = {}): TargetCall => ({
  ticker: 'ACME',
  analyst: 'ann',
  firm: 'Alder',
  day,
  updated: 0,
  ratingId: undefined,
  target,
  ...more,
})
const noSplits = () => []
/** The text of the prior target of the last call. */
const priorOf = (...calls: readonly TargetCall[]) => priorTargets(calls, noSplits).at(-1)

it("finds the same analyst's last earlier target, at whatever firm, with its exact text", () => {
  const prior = priorOf(
    call('2025-01-10', '100.10', { firm: 'Birch' }),
    call('2024-01-10', '90'),
    call('2025-03-01', '300', { analyst: 'bob' }),
    call('2025-12-10', '$1,000.00', { ticker: 'OTHER' }),
    call('2025-05-10', '110.110'),
  )
  expect(prior).toMatchObject({ isSameAnalyst: true, days: 120, change: expect.closeTo(0.1, 12), call: { target: '100.10' } })
})

it("falls back on the same firm's, and on nobody's where neither is named", () => {
  expect(priorOf(call('2025-03-01', '1,200.00', { analyst: 'bob' }), call('2025-03-31', '900'))).toMatchObject({
    isSameAnalyst: false,
    days: 30,
    restated: 1200,
    change: -0.25,
  })
  const unnamed = { analyst: '', firm: undefined }
  expect(priorOf(call('2025-03-01', '100', unnamed), call('2025-03-31', '90', unnamed))).toBeUndefined()
})

it('restates the prior target for the splits between the two', () => {
  const splitsOf = (ticker: string) => (ticker === 'ACME' ? [{ exDay: '2025-03-15', ratio: 4 }] : [])
  const [, prior] = priorTargets([call('2025-03-01', '400'), call('2025-03-31', '110')], splitsOf)
  expect(prior).toMatchObject({ restated: 100, change: expect.closeTo(0.1, 12), call: { target: '400' } })
})

it('takes neither a revised text of the same rating, nor a later call, nor one without a target', () => {
  const first = call('2025-03-01', '100')
  const rating = { ratingId: 'r1' }
  expect(priorOf(first, call('2025-03-30', '120', rating), call('2025-03-31', '120', rating))?.call).toBe(first)
  expect(priorOf(first, call('2025-04-01', '130'), call('2025-03-20', ''), call('2025-03-31', '120'))?.call).toBe(first)
  expect(priorOf(first, call('2025-03-31', 'n/a'))).toBeUndefined()
  expect(priorOf(first)).toBeUndefined()
})

it('puts the calls of one day in order by their last change, and equals in none', () => {
  const early = call('2025-03-31', '100', { updated: 1 })
  expect(priorOf(early, call('2025-03-31', '120', { updated: 2 }))?.call).toBe(early)
  expect(priorOf(early, call('2025-03-31', '120', { updated: 1 }))).toBeUndefined()
})
