/** What the browser does in the frames of a scroll, in counts that are the same on every machine. */
import type { Page } from '@playwright/test'

export interface FrameCounts {
  /** How often styles were found anew, and how often something was laid out. */
  readonly styles: number
  readonly layouts: number
  /** Rows that were put elsewhere among the others, taken out or put in. */
  readonly moved: number
}

/** Scrolls a table down by `step` pixels in each of so many frames, after three more, which begin it. */
export async function countFrames(page: Page, frames: number, step: number): Promise<FrameCounts> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const metric = async (name: string): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find((each) => each.name === name)!.value
  const scroll = (times: number, by: number) =>
    page.getByRole('grid').evaluate(
      async (grid, { times, by }) => {
        const scroller = grid.parentElement!
        const rows = new MutationObserver(() => {})
        rows.observe(grid.querySelector('[role="rowgroup"]:last-of-type')!, { childList: true })
        const began = scroller.scrollTop
        for (let frame = 1; frame <= times; frame += 1) {
          scroller.scrollTop = began + frame * by
          await new Promise(requestAnimationFrame)
          await new Promise((done) => setTimeout(done))
        }
        return rows.takeRecords().length
      },
      { times, by },
    )
  await scroll(3, step)
  const before = [await metric('RecalcStyleCount'), await metric('LayoutCount')] as const
  const moved = await scroll(frames, step)
  const [styles, layouts] = [(await metric('RecalcStyleCount')) - before[0], (await metric('LayoutCount')) - before[1]]
  await session.detach()
  return { styles, layouts, moved }
}
