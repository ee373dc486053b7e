import { expect, it } from 'vitest'
import { expectSameWith, thousandWorlds } from '../../test/analysis/oracle.ts'
import type { World } from '../../test/analysis/worlds.ts'
import { consensusThroughTime } from './consensusThroughTime.ts'
import type { Horizon } from './hitRates.ts'
import { priorTargets } from './priorTarget.ts'
import { targetOutcome } from './targetOutcome.ts'

const { worlds, series, rows, seed } = await thousandWorlds()
const expectSame = expectSameWith(seed)

/** New shares per old of the splits of a world after one day and up to another. */
const factor = (w: string, after: string, through: string): string => `coalesce((
  SELECT product(ratio) FROM (SELECT DISTINCT w, day, ratio FROM splits) split
  WHERE split.w = ${w} AND split.day > ${after} AND split.day <= ${through}), 1)`

it('has the consensus of a join of every day with every target, to the last bit', async () => {
  const ours = worlds.flatMap(({ targets, splits }, w) => {
    const { median, firms, upside } = consensusThroughTime(series[w]!, targets, splits)
    return Array.from(median, (value, place) => [firms[place], value, upside[place]])
  })
  const sql = `
    WITH standing AS (
      SELECT p.w, p.i, p.day, t.firm, max_by(t.i, t.day) AS latest
      FROM prices p JOIN targets t ON t.w = p.w AND t.day <= p.day GROUP BY ALL),
    pairs AS (
      SELECT s.w, s.i, s.day, t.day AS since, t.price
      FROM standing s JOIN targets t ON t.w = s.w AND t.i = s.latest
      WHERE t.price IS NOT NULL AND t.day >= (s.day - INTERVAL 12 MONTH)::DATE),
    restated AS (SELECT *, price / ${factor('pairs.w', 'since', 'pairs.day')} AS now FROM pairs)
    SELECT count(now), median(now), CASE WHEN any_value(close) > 0 THEN median(now) / any_value(close) - 1 END
    FROM prices LEFT JOIN restated USING (w, i) GROUP BY w, i ORDER BY w, i`
  expectSame(ours, await rows(sql))
})

/** As asked on the last of the days that the world is asked about; each firm is one analyst. */
const outcomesOf = ({ targets, splits, asked }: World, w: number, horizon: Horizon): readonly (readonly unknown[])[] =>
  targets.map(({ firm, day, price }) => {
    const supersededOn = targets
      .filter((other) => other.firm === firm && other.day > day)
      .map((other) => other.day)
      .sort()[0]
    const today = asked.toSorted().at(-1)!
    const outcome = targetOutcome({ day, price, supersededOn }, series[w]!, splits, today)
    if (!outcome) return [undefined, undefined, undefined, undefined, undefined, undefined, undefined]
    const { state, tradingDays, reachedOn, daysUntil, isMetAtEnd, runAgainst } = outcome[horizon]
    return [outcome.direction, state, tradingDays, reachedOn, daysUntil, isMetAtEnd, runAgainst]
  })

it.each(['toTwelveMonths', 'toSupersession'] as const)(
  'judges targets %s as a join with the days of their windows',
  async (horizon) => {
    const ours = worlds.flatMap((one, w) => outcomesOf(one, w, horizon))
    const sql = `
    WITH asked_on AS (SELECT w, max(day) AS today FROM asked GROUP BY w),
    known AS (SELECT w, max(p.day) AS last_day FROM prices p JOIN asked_on USING (w) WHERE p.day <= today GROUP BY w),
    ordered AS (SELECT *, lead(day) OVER (PARTITION BY w, firm ORDER BY day) AS superseded FROM targets),
    windows AS (
      SELECT o.*, today, (o.day + INTERVAL 12 MONTH)::DATE AS year,
        if(${horizon === 'toSupersession'} AND superseded <= year AND superseded <= today, superseded - 1, year) AS through
      FROM ordered o JOIN asked_on USING (w)),
    begun AS (
      SELECT v.*, p.day AS close_day, p.close AS sent_close
      FROM windows v ASOF JOIN prices p ON v.w = p.w AND v.day >= p.day),
    placed AS (
      SELECT *, sent_close / ${factor('begun.w', 'close_day', 'begun.day')} AS close_then,
      FROM begun WHERE day - close_day <= 7 AND sent_close > 0 AND price IS NOT NULL),
    started AS (SELECT *, price > close_then AS above FROM placed WHERE price <> close_then),
    each_day AS (
      SELECT s.w, s.i, s.above, p.day, p.high, p.low,
        s.price / ${factor('s.w', 's.day', 'p.day')} AS goal, s.close_then / ${factor('s.w', 's.day', 'p.day')} AS base
      FROM started s JOIN prices p ON p.w = s.w AND p.day > s.day AND p.day <= least(s.through, s.today)),
    hits AS (SELECT w, i, count(*) AS n, min(day) FILTER (if(above, high >= goal, low <= goal)) AS hit FROM each_day GROUP BY w, i),
    runs AS (
      SELECT w, i, max(if(above, 1 - low / base, high / base - 1)) AS run
      FROM each_day JOIN hits USING (w, i) WHERE hit IS NULL OR day <= hit GROUP BY w, i),
    states AS (
      SELECT s.*, coalesce(n, 0) AS n, hit, greatest(coalesce(run, 0), 0) AS run,
        CASE WHEN last_day >= through THEN 'ended' WHEN today - last_day > 7 THEN 'stopped' ELSE 'open' END AS state
      FROM started s LEFT JOIN hits USING (w, i) LEFT JOIN runs USING (w, i) LEFT JOIN known USING (w)),
    finals AS (
      SELECT s.*, p.close AS end_close, p.day AS end_day, s.price / ${factor('s.w', 's.day', 'p.day')} AS end_goal
      FROM states s ASOF LEFT JOIN prices p ON s.w = p.w AND s.through >= p.day)
    SELECT CASE WHEN above THEN 'above' WHEN NOT above THEN 'below' END, state, n, hit::VARCHAR, hit - f.day,
      CASE WHEN state = 'ended' AND n > 0 AND through - end_day <= 7 THEN if(above, end_close >= end_goal, end_close <= end_goal) END, run
    FROM targets t LEFT JOIN finals f USING (w, i) ORDER BY t.w, t.i`
    expectSame(ours, await rows(sql))
    expect(new Set(ours.map(([, state]) => state))).toEqual(new Set(['ended', 'open', 'stopped', undefined]))
    expect(ours.filter(([, , , , , isMetAtEnd]) => isMetAtEnd).length).toBeGreaterThan(30)
  },
)

it('finds the prior targets that lag finds', async () => {
  const ours = worlds.flatMap(({ targets, splits }) => {
    const calls = targets.map(({ firm, day, price }) => {
      const target = Number.isNaN(price) ? '' : price.toFixed(2)
      return { ticker: 'ACME', analyst: firm, firm, day, updated: 0, ratingId: undefined, target }
    })
    return priorTargets(calls, () => splits).map((prior) => [prior?.call.day, prior?.days, prior?.restated, prior?.change])
  })
  const sql = `
    WITH priced AS (FROM targets WHERE price IS NOT NULL),
    pairs AS (
      SELECT w, i, day, price, lag(day) OVER line AS prior_day, lag(price) OVER line AS prior
      FROM priced WINDOW line AS (PARTITION BY w, firm ORDER BY day)),
    restated AS (SELECT *, prior / ${factor('pairs.w', 'prior_day', 'pairs.day')} AS now FROM pairs)
    SELECT prior_day::VARCHAR, r.day - prior_day, now, r.price / now - 1
    FROM targets LEFT JOIN restated r USING (w, i) ORDER BY w, i`
  expectSame(ours, await rows(sql))
})
