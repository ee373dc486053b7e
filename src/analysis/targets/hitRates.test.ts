import { expect, it } from 'vitest'
import { hitRates } from './hitRates.ts'
import type { Measure, TargetOutcome } from './targetOutcome.ts'

const measure = (part: Partial<Measure>): Measure => ({
  state: 'ended',
  through: '2026-01-05',
  tradingDays: 250,
  reachedOn: undefined,
  daysUntil: undefined,
  isMetAtEnd: false,
  runAgainst: 0,
  ...part,
})
const outcome = (toTwelveMonths: Measure, toSupersession = toTwelveMonths): TargetOutcome => ({
  direction: 'above',
  upside: { value: 0.2, close: 100, closeDay: '2025-01-03', target: 120 },
  toTwelveMonths,
  toSupersession,
})
const reached = (days: number, isMetAtEnd: boolean) => measure({ reachedOn: '2025-06-02', daysUntil: days, isMetAtEnd })
const inGroup = (group: string, ...outcomes: readonly (TargetOutcome | undefined)[]) =>
  outcomes.map((one) => ({ group, outcome: one }))

it('counts those that have ended, and says what it leaves out', () => {
  const [rates] = hitRates(
    inGroup(
      'Alder',
      outcome(reached(10, true)),
      outcome(reached(40, false)),
      outcome(measure({})),
      outcome(measure({ isMetAtEnd: undefined })),
      // Reached already, but those that were missed are not known yet.
      outcome({ ...reached(5, true), state: 'open' }),
      outcome(measure({ state: 'stopped' })),
      undefined,
    ),
    'toTwelveMonths',
  )
  expect(rates).toMatchObject({
    group: 'Alder',
    targets: 7,
    reached: { hits: 2, n: 4 },
    metAtEnd: { hits: 1, n: 3 },
    medianDays: 25,
    open: 1,
    stopped: 1,
    unmeasured: 1,
  })
  // 2 of 4 by the score interval: z² / n = 0.960365; 0.5 ± 1.959964 √(0.0625 + 0.06002) / 1.960365.
  expect(rates?.reached.interval).toEqual({ low: expect.closeTo(0.150036, 5), high: expect.closeTo(0.849964, 5) })
})

it('groups in the order of the targets, by the horizon asked for', () => {
  const mixed = outcome(reached(300, true), measure({ tradingDays: 20 }))
  const rates = hitRates([...inGroup('B', mixed), ...inGroup('A', mixed, outcome(measure({ tradingDays: 0 })))], 'toSupersession')
  expect(rates.map(({ group, reached: { hits, n } }) => [group, hits, n])).toEqual([
    ['B', 0, 1],
    ['A', 0, 1],
  ])
  expect(rates[1]?.unmeasured).toBe(1)
  expect(rates[0]?.medianDays).toBeNaN()
})
