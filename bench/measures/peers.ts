/** The same rows, columns and acts on the peers, and on an empty scroller, which is what the method itself reads. */
import { heapOf } from '../../e2e/heap.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle, untilPainted, wheel } from '../painting.ts'
import { FLOOR, PEERS } from '../peerNames.ts'

const FIRST_ROW = 'return peer.firstRow()'
const COUNT = 'return peer.count()'

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
  let heapOfFloor = 0
  for (const [name, file] of Object.entries({ [FLOOR]: 'floor', ...PEERS })) {
    await inPage(async (page) => {
      await page.goto(`${address}/peer.html?${file}`)
      await page.waitForFunction(`Boolean(window.peer?.firstRow())`)
      const read = (line: string, value: number): void => void readings.push({ line: `${name}: ${line}`, value })
      const heap = await heapOf(page)
      if (name === FLOOR) heapOfFloor = heap
      else read('heap of 100,000 rows', heap - heapOfFloor)
      read('sort 100,000 rows by text', await untilPainted(page, `peer.sort('symbol')`, FIRST_ROW))
      read('sort 100,000 rows by number', await untilPainted(page, `peer.sort('target')`, FIRST_ROW))
      read('filter 100,000 rows by text', await untilPainted(page, `peer.filterText('rating', 'hold')`, COUNT))
      await untilPainted(page, `peer.clear()`, COUNT)
      read('filter 100,000 rows by number', await untilPainted(page, `peer.filterRange('target', 100, 200)`, COUNT))
      await untilPainted(page, `peer.clear()`, COUNT)
      read('sweep in 5 s, frames', (await page.evaluate(FRAMES)) as number)
      read('wheel, p95', await wheel(page, 60))
      await throttle(page, 4)
      read('wheel at 4x throttle, p95', await wheel(page, 60))
    })
  }
  return readings
}
