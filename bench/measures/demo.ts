/** The demo after a cold start: the first answer of every operation, and the longest task on a walk through all pages. */
import type { Page } from '@playwright/test'
import { operations } from '../../e2e/operations.ts'
import type { Measure, Reading } from '../lab.ts'

/** Milliseconds of the first exchange, as the page itself tells them beside the request. */
async function firstAnswer(page: Page): Promise<number> {
  const words = await page.getByRole('region', { name: 'Requests' }).locator('span', { hasText: / ms$/ }).first().innerText()
  return Number(/^([\d,]+) ms/.exec(words)![1]!.replaceAll(',', ''))
}

export const firstAnswers: Measure = async ({ inPage, demo }) => {
  const readings: Reading[] = []
  for (const { title, id, withRows, isInviting } of operations) {
    const value = await inPage(async (page) => {
      await page.goto(demo + (isInviting ? withRows : `/${id}`))
      return firstAnswer(page)
    })
    readings.push({ line: `demo, first answer: ${title}`, value })
  }
  return readings
}

export const walk: Measure = ({ inPage, demo }) =>
  inPage(async (page) => {
    await page.goto(demo)
    await page.getByRole('link', { name: 'Splits' }).first().waitFor()
    const longest = await page.evaluate(async () => {
      const tasks: { duration: number; page: string }[] = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push({ duration, page: location.pathname })
      }).observe({ type: 'longtask' })
      for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
        link.click()
        // Rows of the demo that are asked for the first time may take their while.
        await new Promise((done) => setTimeout(done, 1200))
      }
      return tasks.toSorted((a, b) => b.duration - a.duration)[0]
    })
    return [{ line: 'longest task on a walk of all pages', value: longest?.duration ?? 50 }]
  })
