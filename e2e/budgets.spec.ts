/** What the app may cost at most, in figures that are the same on every machine: bytes, elements, blank rows, memory. */
import { addresses } from './addresses.ts'
import { rowsArrive } from './explorer.ts'
import { expect, test } from './page.ts'
import { weigh, weightOfPart } from './weights.ts'

test('the first load of a table in live mode is at most 140 kB of scripts and 20 kB of styles', async ({ page, context }) => {
  const weights = weigh(context)
  await page.goto(`${addresses.live}/splits?from=2026-01-01&to=2026-11-20`)
  await rowsArrive(page)
  await page.waitForLoadState('networkidle')
  const [scripts, styles] = [await weights.scripts(), await weights.styles()]
  // That something was weighed at all.
  expect([scripts > 60, styles > 2]).toEqual([true, true])
  expect(scripts).toBeLessThanOrEqual(140)
  expect(styles).toBeLessThanOrEqual(20)
})

test('the demo is at most 90 kB, the chart 70 kB and the reader 25 kB, each a part of its own', () => {
  const part = {
    demo: weightOfPart(['inPage', 'scenario']),
    chart: weightOfPart(['PlotArea']),
    reader: weightOfPart(['TranscriptReader']),
  }
  expect(Object.entries(part).filter(([, weight]) => weight < 5)).toEqual([])
  expect(part.demo).toBeLessThanOrEqual(90)
  expect(part.chart).toBeLessThanOrEqual(70)
  expect(part.reader).toBeLessThanOrEqual(25)
})
