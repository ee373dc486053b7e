/** Every control of every page pressed at 4x throttle: the slowest interaction until the next paint, as Event Timing tells it. */
import { operations } from '../../e2e/operations.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle } from '../painting.ts'

const CONTROLS = 'main :is(button, input, select, textarea, summary, [role="gridcell"]:nth-child(1), [role="tab"]), header button'
/** A page may have a button for each of a thousand rows: the first of them speak for the others. */
const MOST = 40

export const controls: Measure = async ({ inPage, demo }) => {
  const readings: Reading[] = []
  for (const { title, withRows } of operations) {
    const slowest = await inPage(async (page) => {
      await page.addInitScript(() => {
        const slow = { milliseconds: 0 }
        Object.assign(window, { slow })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[])
            if (entry.interactionId) slow.milliseconds = Math.max(slow.milliseconds, entry.duration)
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
      })
      const open = async (): Promise<void> => {
        await page.goto(demo + withRows)
        await page.locator('[role="gridcell"], main li, main article').first().waitFor()
        await throttle(page, 4)
      }
      await open()
      let slow = 0
      const count = Math.min(MOST, await page.locator(CONTROLS).count())
      for (let index = 0; index < count; index += 1) {
        const control = page.locator(CONTROLS).nth(index)
        if (!(await control.isVisible().catch(() => false))) continue
        // What lies over it, as an open panel does, is no fault of the control.
        await control.click({ timeout: 1500, noWaitAfter: true }).catch(() => undefined)
        await page.keyboard.press('Escape')
        slow = Math.max(
          slow,
          await page.evaluate(() => (window as unknown as { slow: { milliseconds: number } }).slow.milliseconds),
        )
      }
      return slow
    })
    readings.push({ line: `controls at 4x throttle, slowest: ${title}`, value: slowest })
  }
  return readings
}
