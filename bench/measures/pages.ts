/** How long the page stops while the rows of an operation with a view of its own come page by page. */
import { operations } from '../../e2e/operations.ts'
import type { Measure, Reading } from '../lab.ts'
import { traceTasks } from '../tasks.ts'

/** Each with as many rows as a page of it has, and the days that the service of the bench has rows for. */
const PAGED = [
  { id: 'insider-filings', size: 1000, days: '' },
  { id: 'conference-calls', size: 1000, days: '' },
  { id: 'splits', size: 1000, days: '&from=2026-01-01&to=2026-11-20' },
  { id: 'news', size: 100, days: '' },
] as const
const PAGES = 30

export const pages: Measure = async ({ inPage, live }) => {
  const readings: Reading[] = []
  for (const { id, size, days } of PAGED) {
    const value = await inPage(async (page) => {
      const mark = (name: string) => page.evaluate((own) => performance.mark(own), name)
      // Of processor time: what other programs take of the machine is no part of it.
      const longest = await traceTasks(page)
      await page.goto(`${live}/${id}?limit=${size}${days}&v.load=1..${PAGES}`)
      await mark('loading')
      await page
        .getByText(new RegExp(`^${(PAGES * size).toLocaleString('en-US')} rows so far`))
        .first()
        .waitFor()
      // What is found out after the last page.
      await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))))
      await mark('loaded')
      return (await longest())('loading', 'loaded')
    })
    const { title } = operations.find((operation) => operation.id === id)!
    readings.push({ line: `longest task while ${PAGES} pages load: ${title}`, value })
  }
  return readings
}
