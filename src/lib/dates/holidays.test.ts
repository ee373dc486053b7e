/** Business days as filing deadlines count them. */
import { expect, it } from 'vitest'
import { businessDaysBetween } from './holidays.ts'

it.each([
  ['the same day', '2026-10-21', '2026-10-21', 0],
  ['Wednesday to Friday', '2026-10-21', '2026-10-23', 2],
  ['Friday to Monday, over a weekend', '2026-10-23', '2026-10-26', 1],
  ['Friday to Saturday', '2026-10-23', '2026-10-24', 0],
  ['Saturday to Monday', '2026-10-24', '2026-10-26', 1],
  ['two weeks', '2026-10-20', '2026-11-03', 10],
  ['over Columbus Day', '2026-10-09', '2026-10-13', 1],
  ['over Veterans Day', '2026-11-10', '2026-11-12', 1],
  ['over Thanksgiving', '2026-11-25', '2026-11-27', 1],
  ['over an Independence Day kept on Friday', '2026-07-02', '2026-07-06', 1],
  ['over a New Year kept on the last day of the old one', '2021-12-30', '2022-01-03', 1],
  ['over Good Friday, which is no federal holiday', '2026-04-02', '2026-04-06', 2],
  ['a whole year', '2026-01-01', '2026-12-31', 250],
  ['backwards', '2026-10-23', '2026-10-21', -2],
])('counts %s', (_, from, to, count) => {
  expect(businessDaysBetween(from, to)).toBe(count)
})
