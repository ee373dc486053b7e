/**
 * From the end of an answer to its rows on the screen: price ratios in all their columns, by the hundred and by the thousand. The
 * request is sent before the app stands, so the answer is a late one: the start of the app is no part of what is measured.
 */
import type { Measure } from '../lab.ts'
import { ALL_COLUMNS } from '../priceRatioRows.ts'

export const answers: Measure = async ({ inPage, live }) => {
  const readings = []
  for (const count of [100, 1000, 10_000]) {
    const value = await inPage(
      async (page) => {
        await page.addInitScript(() => {
          const look = (): void => {
            if (!document.querySelector('[role="gridcell"]')) return void requestAnimationFrame(look)
            setTimeout(() => Object.assign(window, { painted: performance.now() }))
          }
          requestAnimationFrame(look)
        })
        await page.goto(
          `${live}/price-ratios?tickers=L${count}&from=1999-01-01&to=2026-11-20&v.chart=hidden&v.cols=${ALL_COLUMNS}`,
        )
        await page.waitForFunction(() => 'painted' in window)
        return page.evaluate(() => {
          const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const answered = asked.find(({ name }) => new URL(name).pathname.startsWith('/api/'))!.responseEnd
          return (window as unknown as { painted: number }).painted - answered
        })
      },
      { width: 1220, height: 720 },
    )
    readings.push({ line: `answer to painted rows, ${count.toLocaleString('en-US')}`, value })
  }
  return readings
}
