import { expect, it } from 'vitest'
import { RATINGS, rating, targetsOf } from './testing.ts'

it('has targets oldest first, each up to the same analyst’s next for the share', () => {
  const other = rating('other', '2025-03-03', '30', 'QNTR')
  const { targets } = targetsOf([...RATINGS, other, { ...rating('colleague', '2025-04-01', '90'), analyst_id: 'a2' }])
  expect(targets.map(({ id, supersededOn }) => [id, supersededOn])).toEqual([
    ['reached', '2025-02-03'],
    ['missed', '2026-02-03'],
    ['other', undefined],
    ['colleague', undefined],
    ['open', undefined],
  ])
  expect(targets[0]).toMatchObject({ ticker: 'ACME', target: '120.00', price: 120, firm: 'f1', words: 'Maintains, Buy' })
})

it('counts what is no target of its own, by the reason', () => {
  const revised = { ...rating('revised', '2025-01-07', '120.00'), rating_id: 'of reached' }
  const { targets, records, leftOut } = targetsOf([
    revised,
    ...RATINGS,
    rating('silent', '2025-05-05', ''),
    { ...rating('null', '2025-05-05', ''), pt: null },
    rating('zero', '2025-05-05', '0.00'),
    rating('nowhere', '2025-05-05', '90', ''),
    rating('undated', 'soon', '90'),
  ])
  expect(targets.map(({ id }) => id)).toEqual(['reached', 'missed', 'open'])
  expect(records).toBe(9)
  expect(leftOut).toEqual({ 'no target': 3, 'no ticker or day': 2, 'revised texts': 1 })
})

it('knows no next target of nobody, and takes texts without a rating ID for ratings of their own', () => {
  const unsigned = RATINGS.map((one) => ({ ...one, analyst_id: '', rating_id: null }))
  expect(targetsOf(unsigned).targets.map(({ supersededOn }) => supersededOn)).toEqual([undefined, undefined, undefined])
})
