/** How long it takes until something is on the screen: from the act to the frame that shows it, painted. */
import type { Page } from '@playwright/test'

/** Slows the page down as a weak machine would; 1 is as fast as this one is. */
export async function throttle(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

interface Watched {
  readonly slow: { milliseconds: number }
}

/** From before the page loads: notes the slowest interaction until its next paint, as Event Timing tells it. */
export const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const slow = { milliseconds: 0 }
    Object.assign(window, { slow })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) slow.milliseconds = Math.max(slow.milliseconds, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

export const slowestOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watched).slow.milliseconds)

/** What is slow before the act is no part of it. */
export const forgetInteractions = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign((window as unknown as Watched).slow, { milliseconds: 0 }))

/** Milliseconds from `act` until what `look` reads has changed and a frame with it was painted; both are JavaScript. */
export const untilPainted = (page: Page, act: string, look: string): Promise<number> =>
  page.evaluate(`(async () => {
    const look = () => { ${look} }
    const before = String(look())
    await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done))
    const began = performance.now()
    ${act}
    do await new Promise(requestAnimationFrame)
    while (String(look()) === before)
    await new Promise((done) => setTimeout(done))
    return performance.now() - began
  })()`)
