/** Scrolls a table from its first row to its last, and looks in every frame for rows that are not drawn. */
import type { Page } from '@playwright/test'

export interface Sweep {
  readonly frames: number
  /** Places for a row in sight, over all frames, and those of them without one. */
  readonly places: number
  readonly blank: number
}

/** `steps` frames at least; `milliseconds` where the sweep is to take a given time instead. */
export const sweep = (page: Page, steps: number, milliseconds = 0): Promise<Sweep> =>
  page.getByRole('grid').evaluate(
    async (grid, { steps, milliseconds }) => {
      let scroller = grid.parentElement!
      while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement!
      const body = grid.querySelector<HTMLElement>('[role="rowgroup"]:last-of-type')!
      const height = body.querySelector<HTMLElement>('[role="row"]')!.offsetHeight
      const count = Number(grid.getAttribute('aria-rowcount')) - 1
      const most = scroller.scrollHeight - scroller.clientHeight
      const seen = { frames: 0, places: 0, blank: 0 }
      const look = (): void => {
        const top = body.getBoundingClientRect().top
        const inSight = scroller.getBoundingClientRect()
        const first = Math.max(0, Math.floor((inSight.top + 2 * height - top) / height))
        const last = Math.min(count - 1, Math.floor((inSight.bottom - 2 - top) / height))
        const drawn = new Set<number>()
        for (const row of body.querySelectorAll('[role="row"]'))
          if (row.textContent !== '') drawn.add(Number(row.getAttribute('aria-rowindex')) - 2)
        for (let row = first; row <= last; row += 1) {
          seen.places += 1
          if (!drawn.has(row)) seen.blank += 1
        }
      }
      const began = performance.now()
      const part = (): number => (milliseconds ? (performance.now() - began) / milliseconds : seen.frames / steps)
      while (part() < 1) {
        scroller.scrollTop = most * Math.min(1, part())
        // The next frame tells of the scrolling before it draws; what stands then is what is painted.
        await new Promise(requestAnimationFrame)
        look()
        seen.frames += 1
        await new Promise((done) => setTimeout(done))
      }
      return seen
    },
    { steps, milliseconds },
  )
