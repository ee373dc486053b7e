/**
 * From the end of an answer to its rows on the screen: price ratios in all their columns, by the hundred and by the thousand. The
 * request is sent before the app stands, so the answer is a late one: the start of the app is no part of what is measured.
 */
import type { Measure } from '../lab.ts'
import { ALL_COLUMNS } from '../priceRatioRows.ts'
import { openUnwatched } from '../unwatchedPage.ts'

/** Keeps when the first rows were painted. */
const LOOK = `window.painted = new Promise((done) => {
  const look = () => {
    if (document.querySelector('[role="gridcell"]')) setTimeout(() => done(performance.now()))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`

/** Milliseconds since the answer had ended. */
const READ = `painted.then((at) => at - performance.getEntriesByType('resource')
  .find(({ name }) => new URL(name).pathname.startsWith('/api/')).responseEnd)`

export const answers: Measure = async ({ browser, live, slowed }) => {
  const readings = []
  const session = await browser.newBrowserCDPSession()
  for (const count of [100, 1000, 10_000]) {
    await using page = await openUnwatched(session, { width: 1220, height: 720 })
    await page.throttle(slowed)
    await page.beforeLoad(LOOK)
    await page.goTo(`${live}/price-ratios?tickers=L${count}&from=1999-01-01&to=2026-11-20&v.chart=hidden&v.cols=${ALL_COLUMNS}`)
    readings.push({ line: `answer to painted rows, ${count.toLocaleString('en-US')}`, value: Number(await page.evaluate(READ)) })
  }
  await session.detach()
  return readings
}
