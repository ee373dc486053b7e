/** The same rows and the same acts on the peers, and on an empty scroller, which is what the method itself reads. */
import { heapOf } from '../../e2e/heap.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle, untilPainted, wheel } from '../painting.ts'

const PEERS = { floor: 'floor', 'TanStack by the book': 'tanstack', 'AG Grid Community': 'ag-grid' }
const FIRST_ROW = 'return peer.firstRow()'

/** Frames of a sweep from the first row to the last in five seconds. */
const FRAMES = `(async () => {
  const scroller = peer.scroller()
  const began = performance.now()
  let frames = 0
  for (let part = 0; part < 1; part = (performance.now() - began) / 5000) {
    scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight)
    await new Promise(requestAnimationFrame)
    frames += 1
    await new Promise((done) => setTimeout(done))
  }
  return frames
})()`

export const peers: Measure = async ({ inPage, peers: address }) => {
  const readings: Reading[] = []
  for (const [name, file] of Object.entries(PEERS)) {
    await inPage(async (page) => {
      await page.goto(`${address}/${file}.html`)
      await page.waitForFunction(`window.peer?.firstRow() !== ''`)
      const read = (line: string, value: number): void => void readings.push({ line: `${name}: ${line}`, value })
      read('heap with its rows', await heapOf(page))
      read('sort 100,000 rows', await untilPainted(page, `peer.sort('symbol')`, FIRST_ROW))
      read('filter 100,000 rows', await untilPainted(page, `peer.filter('rating', 'Hold')`, FIRST_ROW))
      read('sweep in 5 s, frames', (await page.evaluate(FRAMES)) as number)
      read('wheel, p95', await wheel(page, 60))
      await throttle(page, 4)
      read('wheel at 4x throttle, p95', await wheel(page, 60))
    })
  }
  return readings
}
