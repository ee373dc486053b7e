/** Scrolls a table from its first row to its last, and looks in every frame for rows that are not drawn. */
import type { Page } from '@playwright/test'

export interface Sweep {
  readonly frames: number
  /** Places for a row in sight, over all frames, and those of them without one. */
  readonly places: number
  readonly blank: number
}

/** In so many frames. */
export const sweep = (page: Page, steps: number): Promise<Sweep> =>
  page.getByRole('grid').evaluate(async (grid, steps) => {
    let scroller = grid.parentElement!
    while (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement!
    const body = grid.querySelector<HTMLElement>('[role="rowgroup"]:last-of-type')!
    const height = body.querySelector<HTMLElement>('[role="row"]')!.offsetHeight
    const most = scroller.scrollHeight - scroller.clientHeight
    const seen = { frames: 0, places: 0, blank: 0 }
    // By where rows stand in the page, not by which they are: of very many rows the scroller tells no row's place.
    const look = (): void => {
      const top = body.getBoundingClientRect().top
      const inSight = scroller.getBoundingClientRect()
      const first = Math.max(0, inSight.top + 2 * height - top)
      const last = Math.min(body.offsetHeight, inSight.bottom - 2 - top)
      const tops = [...body.querySelectorAll<HTMLElement>('[role="row"]')]
        .filter((row) => row.textContent !== '')
        .map((row) => row.getBoundingClientRect().top - top)
        .toSorted((a, b) => a - b)
      let covered = 0
      let end = first
      for (const from of tops) {
        covered += Math.max(0, Math.min(last, from + height) - Math.max(end, from))
        end = Math.max(end, Math.min(last, from + height))
      }
      seen.places += Math.ceil((last - first) / height)
      seen.blank += Math.round((last - first - covered) / height)
    }
    while (seen.frames < steps) {
      scroller.scrollTop = (most * seen.frames) / steps
      // The next frame tells of the scrolling before it draws; what stands then is what is painted.
      await new Promise(requestAnimationFrame)
      look()
      seen.frames += 1
      await new Promise((done) => setTimeout(done))
    }
    return seen
  }, steps)
