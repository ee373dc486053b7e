import { expect, it } from 'vitest'
import { expectSameWith, thousandWorlds } from '../test/analysis/oracle.ts'
import type { World } from '../test/analysis/worlds.ts'
import { averagePath } from './averagePath.ts'
import { placeAsOf, type DailySeries } from './dailySeries.ts'
import { distribution } from './distribution.ts'
import { groupReturn, returnToDate, windowReturn, type ReturnBase, type WindowReturn } from './returns.ts'
import { mayHaveSplit, splitFactor } from './splitAdjustment.ts'
import { trailingPercentile } from './trailingPercentile.ts'
import { addDays } from '../lib/dates/days.ts'

const { worlds, series, rows, seed } = await thousandWorlds()

/** One row for each world and each day that is asked about. */
const ofAsked = <Row>(of: (own: DailySeries, day: string, one: World) => Row): readonly Row[] =>
  worlds.flatMap((one, w) => one.asked.map((day) => of(series[w]!, day, one)))

const expectSame = expectSameWith(seed)

it('takes the same rows as an as-of join', async () => {
  const sql = `
    SELECT CASE WHEN a.day - p.day <= 7 THEN p.i END
    FROM asked a ASOF LEFT JOIN prices p ON a.w = p.w AND a.day >= p.day ORDER BY a.w, a.i`
  expectSame(
    ofAsked(({ days }, day) => [placeAsOf(days, day)]),
    await rows(sql),
  )
})

const cellsOf = (result: WindowReturn): readonly unknown[] =>
  result.state === 'ended'
    ? [result.state, result.value, result.from, result.to]
    : [result.state, ...(result.state === 'open' ? [result.elapsed] : [undefined]), undefined, undefined]

/** Returns by joins on row numbers; \`last\` is the place where the window ends. */
const returnsInSql = (base: ReturnBase, end: string, isOpen: string): string => `
  WITH ends AS (SELECT w, max(i) AS last, max(day) AS last_day FROM prices GROUP BY w),
  zeros AS (
    SELECT a.*, z.i AS zero, z.day AS zero_day
    FROM asked a ASOF LEFT JOIN prices z ON a.w = z.w AND a.day <= z.day),
  placed AS (
    SELECT zeros.*, last, last_day, ${end} AS ending
    FROM zeros LEFT JOIN ends USING (w)),
  results AS (
    SELECT p.w, p.i, p.zero, p.last, f.day AS from_day, t.day AS to_day, t.adjusted / f.adjusted - 1 AS value,
      CASE
        WHEN p.last IS NULL THEN 'missing'
        WHEN p.zero IS NULL THEN if(p.day - p.last_day > 7, 'missing', 'open')
        WHEN p.zero_day - p.day > 7 OR f.i IS NULL OR p.day - f.day > 7 OR NOT coalesce(f.adjusted > 0, false) THEN 'missing'
        WHEN ${isOpen} THEN 'open'
        WHEN t.adjusted IS NULL THEN 'missing'
        ELSE 'ended' END AS state
    FROM placed p
    LEFT JOIN prices f ON f.w = p.w AND f.i = p.zero - ${base === 'previous' ? 1 : 0}
    LEFT JOIN prices t ON t.w = p.w AND t.i = p.ending)
  SELECT state, CASE state WHEN 'ended' THEN value WHEN 'open' THEN coalesce(last - zero, 0) END,
    CASE WHEN state = 'ended' THEN from_day::VARCHAR END, CASE WHEN state = 'ended' THEN to_day::VARCHAR END
  FROM results ORDER BY w, i`

it.each(['previous', 'same'] as const)(
  'computes the returns of joins on row numbers, to the last bit, from the %s close',
  async (base) => {
    for (const length of [1, 21, 126]) {
      const ours = ofAsked((own, day) => cellsOf(windowReturn(own, day, length, base)))
      expectSame(ours, await rows(returnsInSql(base, `zero + ${length}`, 'p.ending > p.last')))
      expect(new Set(ours.map(([state]) => state)).size).toBe(3)
    }
    const toDate = ofAsked((own, day) => cellsOf(returnToDate(own, day, base)))
    expectSame(toDate, await rows(returnsInSql(base, 'last', 'f.i = p.last')))
  },
)

it('averages the returns of a group as SQL does, but for the order of adding up', async () => {
  const groupOf = (w: number) => series.slice(w - (w % 10), w - (w % 10) + 10)
  const ours = worlds.flatMap(({ asked }, w) => asked.map((day) => [groupReturn(groupOf(w), day, addDays(day, 45))]))
  const sql = `
    WITH pairs AS (
      SELECT a.w AS of, a.i AS n, m.w, a.day, a.day + 45 AS later
      FROM asked a JOIN range(1000) m(w) ON m.w // 10 = a.w // 10),
    first AS (SELECT pairs.*, p.adjusted AS start, pairs.day - p.day AS age FROM pairs ASOF LEFT JOIN prices p ON pairs.w = p.w AND pairs.day >= p.day),
    both_ends AS (SELECT f.*, p.adjusted / start - 1 AS value, f.later - p.day AS later_age FROM first f ASOF LEFT JOIN prices p ON f.w = p.w AND f.later >= p.day)
    SELECT avg(value) FILTER (start > 0 AND age <= 7 AND later_age <= 7) FROM both_ends GROUP BY of, n ORDER BY of, n`
  expectSame(ours, await rows(sql), 1e-13)
})

it.each([1, 2, 5] as const)('ranks a multiple among those of %i years, to the last bit', async (years) => {
  const ours = ofAsked(({ days, figures }, day) => {
    const percentile = trailingPercentile(days, figures['multiple']!, day, years)
    return [percentile?.value, percentile?.count, percentile?.leftOut]
  })
  const sql = `
    WITH own AS (SELECT a.*, p.day AS taken, p.multiple AS own FROM asked a ASOF JOIN prices p ON a.w = p.w AND a.day >= p.day),
    ranks AS (
      SELECT o.w, o.i, o.own, count(*) FILTER (p.multiple >= 0) AS n, count(*) FILTER (p.multiple < 0 OR p.multiple IS NULL) AS left_out,
        count(*) FILTER (p.multiple >= 0 AND p.multiple < o.own) AS below, count(*) FILTER (p.multiple = o.own) AS equal
      FROM own o JOIN prices p ON p.w = o.w AND p.day <= o.day AND p.day > (o.day - INTERVAL ${years} YEAR)::DATE
      WHERE o.day - o.taken <= 7 AND o.own >= 0 GROUP BY ALL HAVING n >= 120)
    SELECT (below + equal / 2) / n * 100, n, left_out FROM asked LEFT JOIN ranks USING (w, i) ORDER BY w, i`
  expectSame(ours, await rows(sql))
  expect(ours.filter(([value]) => value !== undefined).length).toBeGreaterThan(500)
})

it('has the quartiles of quantile_cont, to the last bit', async () => {
  const ours = series.map(({ figures }) => {
    const { n, median, lowerQuartile, upperQuartile, shareAboveZero } = distribution(figures['multiple']!)
    return [n, median, lowerQuartile, upperQuartile, shareAboveZero]
  })
  const sql = `
    SELECT count(multiple), median(multiple), quantile_cont(multiple, 0.25), quantile_cont(multiple, 0.75), count(*) FILTER (multiple > 0) / nullif(count(multiple), 0)
    FROM range(1000) r(w) LEFT JOIN prices USING (w) GROUP BY w ORDER BY w`
  expectSame(ours, await rows(sql))
})

it.each(['previous', 'same'] as const)('has the average path of a join on offsets, from the %s close', async (base) => {
  const groups = Array.from({ length: 100 }, (_, group) => {
    const events = worlds
      .slice(group * 10, group * 10 + 10)
      .flatMap(({ asked }, w) => asked.map((day) => ({ series: series[group * 10 + w]!, day })))
    return averagePath(events, base)
  })
  const ours = groups.flatMap((path, group) =>
    path.map(({ offset, n, median, lowerQuartile, upperQuartile, mean }) => [
      group,
      offset,
      n,
      median,
      lowerQuartile,
      upperQuartile,
      mean,
    ]),
  )
  const sql = `
    WITH events AS (
      SELECT a.w, z.i AS zero, f.i AS start, f.adjusted AS start_close
      FROM asked a ASOF JOIN prices z ON a.w = z.w AND a.day <= z.day
      JOIN prices f ON f.w = a.w AND f.i = z.i - ${base === 'previous' ? 1 : 0}
      WHERE z.day - a.day <= 7 AND a.day - f.day <= 7 AND f.adjusted > 0),
    points AS (
      SELECT e.w // 10 AS g, p.i - e.zero AS k, p.adjusted / start_close - 1 AS value
      FROM events e JOIN prices p ON p.w = e.w WHERE p.i BETWEEN e.zero - 21 AND e.zero + 63)
    SELECT g, k, count(value), median(value), quantile_cont(value, 0.25), quantile_cont(value, 0.75), avg(value)
    FROM range(100) gs(g) CROSS JOIN range(-21, 64) ks(k) LEFT JOIN points USING (g, k) GROUP BY g, k ORDER BY g, k`
  expectSame(ours, await rows(sql), 1e-13)
})

it('multiplies splits, and suspects them, as SQL does', async () => {
  const ours = ofAsked((own, day, { splits }) => [
    splitFactor(splits, day, addDays(day, 90)),
    mayHaveSplit(own, day, addDays(day, 90)),
  ])
  const sql = `
    WITH known AS (SELECT w, day, close / adjusted AS ratio FROM prices WHERE close / adjusted > 0 AND isfinite(close / adjusted)),
    steps AS (SELECT w, day, ratio / lag(ratio) OVER (PARTITION BY w ORDER BY day) AS step FROM known),
    jumps AS (SELECT * FROM steps WHERE greatest(step, 1 / step) > 1.2)
    SELECT
      coalesce((SELECT product(ratio) FROM (SELECT DISTINCT w, day, ratio FROM splits) s WHERE s.w = a.w AND s.day > a.day AND s.day <= a.day + 90), 1),
      EXISTS (FROM jumps j WHERE j.w = a.w AND j.day > a.day AND j.day <= a.day + 90)
    FROM asked a ORDER BY a.w, a.i`
  expectSame(ours, await rows(sql))
})
