/** A thousand ratings of sixty tickers over two years with prices joined to them: what it asks for, and when the values are there. */
import type { Measure } from '../lab.ts'
import { untilPainted } from '../painting.ts'
import { traceTasks } from '../tasks.ts'

const JOINED = '/insights?tickers=S60&limit=1000&v.join=close,pe_2y,ret21,ret63'

interface Watched {
  readonly watched: { first: number; last: number }
}

export const joined: Measure = ({ inPage, live }) =>
  inPage(async (page) => {
    await page.addInitScript(() => {
      const watched = { isAsked: false, first: 0, last: 0 }
      Object.assign(window, { watched })
      performance.mark('opened')
      const look = (): void => {
        const line = document.querySelector('[aria-label="Joined prices"]')
        // So many requests wait for the reader's word.
        const load = [...(line?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Load')
        if (load && !watched.isAsked) {
          watched.isAsked = true
          performance.mark('asked')
          load.click()
        }
        const isLoading = line?.querySelector('progress') !== null
        if (line && watched.first === 0 && /return of \d/.test(line.textContent ?? '')) watched.first = performance.now()
        if (line && watched.first > 0 && !isLoading) {
          watched.last = performance.now()
          performance.mark('joined')
          return
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const traced = await traceTasks(page)
    await page.goto(live + JOINED)
    await page.waitForFunction(() => (window as unknown as Watched).watched.last > 0, undefined, { timeout: 120_000 })
    const longest = await traced()
    const { first, last } = await page.evaluate(() => (window as unknown as Watched).watched)
    const { requests, bytes } = await page.evaluate(() => {
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const prices = asked.filter(({ name }) => name.includes('share-price-ratios'))
      return { requests: prices.length, bytes: prices.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) }
    })
    const sortBy = (column: string): Promise<number> =>
      untilPainted(
        page,
        `const url = new URL(location.href); url.searchParams.set('v.sort', '${column}:desc'); history.pushState(null, '', url); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
        `return document.querySelector('[role="row"][aria-rowindex="2"]')?.textContent`,
      )
    return [
      { line: 'joined, requests for prices', value: requests },
      { line: 'joined, MB of prices', value: bytes / 1e6 },
      { line: 'joined, first value', value: first },
      { line: 'joined, last value', value: last },
      { line: 'longest task before joining', value: longest('opened', 'asked') },
      { line: 'longest task while joining', value: longest('asked', 'joined') },
      { line: 'sort by a joined column', value: await sortBy('computed.ret63') },
      { line: 'sort of the same rows by a target', value: await sortBy('pt') },
    ]
  })
