/** One driver for every table that is measured, the app's and those of the peers alike: the same acts, the same scrolling, the same look at the rows. */
import { setTimeout as after } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { heapOf } from '../e2e/budgets/heap.ts'
import type { Reading } from './lab.ts'
import { throttle, untilPainted } from './painting.ts'
import { ROW_HEIGHT } from './tableShape.ts'

/** What the bench presses in a page, as `window.peer`: the same for every one. */
export interface Peer {
  sort: (column: string) => void
  /** Rows whose text holds this, in any case. */
  filterText: (column: string, text: string) => void
  /** Both ends included. */
  filterRange: (column: string, low: number, high: number) => void
  /** No filter any more. */
  clear: () => void
  /** The element that scrolls, the text of its first row, and how many rows there are. */
  scroller: () => HTMLElement
  firstRow: () => string
  count: () => number
}
type Window = { readonly peer: Peer }

interface Frames {
  readonly frames: number
  /** Milliseconds between two of them. */
  readonly median: number
  readonly p95: number
}

/** Milliseconds of a sweep and of a turning wheel, the pixels of one turn and the milliseconds between two: 4,000 pixels a second. */
const [SWEEP, WHEEL, TURN, BETWEEN] = [5000, 2000, 100, 25]

/** Frames of a sweep from the first row to the last. Nothing is read from the page in between. */
export const sweep = (page: Page): Promise<number> =>
  page.evaluate(async (milliseconds) => {
    const scroller = (window as unknown as Window).peer.scroller()
    const most = scroller.scrollHeight - scroller.clientHeight
    const began = performance.now()
    let frames = 0
    for (let part = 0; part < 1; part = (performance.now() - began) / milliseconds) {
      scroller.scrollTop = part * most
      await new Promise(requestAnimationFrame)
      frames += 1
      await new Promise((done) => setTimeout(done))
    }
    return frames
  }, SWEEP)

/** The share of places for a row, in percent, at which none is drawn; a pass of its own, since to look is to have the page laid out. */
export const blankOnSweep = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ milliseconds, rowHeight }) => {
      const scroller = (window as unknown as Window).peer.scroller()
      const { left, top, bottom } = scroller.getBoundingClientRect()
      const most = scroller.scrollHeight - scroller.clientHeight
      const began = performance.now()
      let [places, blank] = [0, 0]
      for (let part = 0; part < 1; part = (performance.now() - began) / milliseconds) {
        const before = scroller.scrollTop
        // From a listener behind the table's own: what it draws in the frame that follows is there by then.
        const drawn = new Promise<unknown>((done) =>
          scroller.addEventListener('scroll', () => requestAnimationFrame(done), { once: true }),
        )
        scroller.scrollTop = part * most
        await (scroller.scrollTop === before ? new Promise(requestAnimationFrame) : drawn)
        // Below the head, above the edge.
        for (let y = top + 2.5 * rowHeight; y < bottom - rowHeight; y += rowHeight) {
          const hit = document.elementFromPoint(left + 40, y) as HTMLElement | null
          places += 1
          // What is higher than two rows is the ground on which they stand.
          if (!hit || hit.offsetHeight > 2 * rowHeight || hit.textContent === '') blank += 1
        }
        await new Promise((done) => setTimeout(done))
      }
      return (100 * blank) / places
    },
    { milliseconds: SWEEP, rowHeight: ROW_HEIGHT },
  )

/** Back to the first row, and there to stay: what the wheel still had to scroll comes first. Throws where that takes a minute of frames. */
const toTop = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { peer } = window as unknown as Window
    for (let [still, frame] = [0, 0]; still < 20; frame += 1) {
      if (frame > 3600) throw new Error(`The table does not come back to its first row: ${peer.firstRow() || 'none is drawn'}.`)
      const scroller = peer.scroller()
      still = scroller.scrollTop === 0 && peer.firstRow() !== '' ? still + 1 : 0
      scroller.scrollTop = 0
      await new Promise(requestAnimationFrame)
    }
  })

/** The frames of a page while the wheel turns over the middle of it; turns are sent whether or not the last was answered, as a hand does. */
export async function wheel(page: Page): Promise<Frames> {
  await page.mouse.move(600, 450)
  const seen = page.evaluate(async (milliseconds) => {
    const frames: number[] = []
    let last = await new Promise<number>(requestAnimationFrame)
    const end = last + milliseconds
    while (last < end) {
      const now = await new Promise<number>(requestAnimationFrame)
      frames.push(now - last)
      last = now
    }
    return frames.toSorted((a, b) => a - b)
  }, WHEEL)
  const turns: Promise<void>[] = []
  for (let sent = 0; sent < WHEEL; sent += BETWEEN) {
    turns.push(page.mouse.wheel(0, TURN))
    await after(BETWEEN)
  }
  await Promise.all(turns)
  const frames = await seen
  const at = (part: number): number => frames[Math.floor(frames.length * part)]!
  return { frames: frames.length, median: at(0.5), p95: at(0.95) }
}

/** What is looked at to see that an act is done. */
export const FIRST_ROW = 'return peer.firstRow()'
export const COUNT = 'return peer.count()'

/**
 * Drives `window.peer` of a fresh page with a hundred thousand rows. `slowed` is by how much the page is slowed all the while; one that
 * is not is slowed four times at the end. `emptyHeap` is what the page takes without rows, megabytes; `undefined` where that is of no interest.
 */
export async function drive(page: Page, slowed: number, emptyHeap?: number): Promise<readonly Reading[]> {
  const readings: Reading[] = []
  const read = (line: string, value: number): void => void readings.push({ line, value })
  const readWheel = async (line: string): Promise<void> => {
    const { frames, median, p95 } = await wheel(page)
    read(`${line}, frames`, frames)
    read(`${line}, median ms`, median)
    read(`${line}, p95 ms`, p95)
  }
  if (emptyHeap !== undefined) read('heap of 100,000 rows', (await heapOf(page)) - emptyHeap)
  await throttle(page, slowed)
  await readWheel('wheel, fresh page')
  if (slowed === 1) {
    await throttle(page, 4)
    await readWheel('wheel at 4x throttle')
    await throttle(page, 1)
  }
  await toTop(page)
  read('sort 100,000 rows by text', await untilPainted(page, `peer.sort('symbol')`, FIRST_ROW))
  read('sort 100,000 rows by number', await untilPainted(page, `peer.sort('target')`, FIRST_ROW))
  read('filter 100,000 rows by text', await untilPainted(page, `peer.filterText('rating', 'hold')`, COUNT))
  await untilPainted(page, `peer.clear()`, COUNT)
  read('filter 100,000 rows by number', await untilPainted(page, `peer.filterRange('target', 100, 200)`, COUNT))
  await untilPainted(page, `peer.clear()`, COUNT)
  read('sweep in 5 s, frames', await sweep(page))
  read('sweep, blank rows %', await blankOnSweep(page))
  // The browser has the memory for it by then: what a first sweep takes more is slow fresh memory (docs/performance.md).
  read('sweep once more in 5 s, frames', await sweep(page))
  await readWheel('wheel after a sweep')
  if (slowed === 1) {
    await throttle(page, 4)
    read('sweep in 5 s at 4x throttle, frames', await sweep(page))
  }
  return readings
}
