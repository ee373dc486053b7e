/** The same rows, columns and acts on the peers, and on an empty scroller, which is what the method itself reads. */
import { heapOf } from '../../e2e/budgets/heap.ts'
import { drive } from '../contestant.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle } from '../painting.ts'
import { FLOOR, PEERS } from '../peerNames.ts'

/** Of no scroller's rows. */
const isOfRows = (line: string): boolean => line.includes('blank')

export const peers: Measure = async ({ inPage, peers: address, slowed }) => {
  const readings: Reading[] = []
  let heapOfFloor = 0
  for (const [name, file] of Object.entries({ [FLOOR]: 'floor', ...PEERS })) {
    await inPage(async (page) => {
      await throttle(page, 1)
      await page.goto(`${address}/peer.html?${file}`)
      await page.waitForFunction(`Boolean(window.peer?.firstRow())`)
      if (name === FLOOR) heapOfFloor = await heapOf(page)
      const driven = await drive(page, slowed, name !== FLOOR && slowed === 1 ? heapOfFloor : undefined)
      const own = name === FLOOR ? driven.filter(({ line }) => !isOfRows(line)) : driven
      readings.push(...own.map(({ line, value }) => ({ line: `${name}: ${line}`, value })))
    })
  }
  return readings
}
