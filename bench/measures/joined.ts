/** A thousand ratings of sixty tickers over two years with prices joined to them: what it asks for, and when the values are there. */
import type { Measure } from '../lab.ts'
import { untilPainted } from '../painting.ts'

const JOINED = '/insights?tickers=S60&limit=1000&v.join=close,pe_2y,ret21,ret63'

interface Watched {
  readonly watched: { first: number; last: number; longest: number }
}

export const joined: Measure = ({ inPage, live }) =>
  inPage(async (page) => {
    await page.addInitScript(() => {
      const watched = { first: 0, last: 0, longest: 0 }
      Object.assign(window, { watched })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
      }).observe({ type: 'longtask' })
      const look = (): void => {
        const line = document.querySelector('[aria-label="Joined prices"]')
        // So many requests wait for the reader's word.
        const load = [...(line?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Load')
        if (load && watched.first === 0) load.click()
        const isLoading = line?.querySelector('progress') !== null
        if (line && watched.first === 0 && /return of \d/.test(line.textContent ?? '')) watched.first = performance.now()
        if (line && watched.first > 0 && !isLoading) {
          watched.last = performance.now()
          return
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(live + JOINED)
    await page.waitForFunction(() => (window as unknown as Watched).watched.last > 0, undefined, { timeout: 120_000 })
    const { first, last, longest } = await page.evaluate(() => (window as unknown as Watched).watched)
    const { requests, bytes } = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const prices = asked.filter(({ name }) => name.includes('share-price-ratios'))
      return { requests: prices.length, bytes: prices.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) }
    })
    const sorted = await untilPainted(
      page,
      `const url = new URL(location.href); url.searchParams.set('v.sort', 'computed.ret63:desc'); history.pushState(null, '', url); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
      `return document.querySelector('[role="row"][aria-rowindex="2"]')?.textContent`,
    )
    return [
      { line: 'joined, requests for prices', value: requests },
      { line: 'joined, MB of prices', value: bytes / 1e6 },
      { line: 'joined, first value', value: first },
      { line: 'joined, last value', value: last },
      { line: 'longest task while joining', value: longest },
      { line: 'sort by a joined column', value: sorted },
    ]
  })
