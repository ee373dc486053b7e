/** The same rows, columns and acts on the peers, on bare rows, and on an empty scroller, which is what the method itself reads. */
import { heapOf } from '../../e2e/budgets/heap.ts'
import { drive } from '../contestant.ts'
import type { Measure, Reading } from '../lab.ts'
import { throttle } from '../painting.ts'
import { BARE, FLOOR, PEERS } from '../peerNames.ts'

/** An empty scroller has no rows that could be blank, and bare rows tell of scrolling alone. */
const isTold = (name: string, line: string): boolean =>
  name === FLOOR ? !line.includes('blank') : name !== BARE || /^(sweep|wheel)/.test(line)

export const peers: Measure = async ({ inPage, peers: address, slowed }) => {
  const readings: Reading[] = []
  let heapOfFloor = 0
  for (const [name, file] of Object.entries({ [FLOOR]: 'floor', [BARE]: 'bare', ...PEERS })) {
    await inPage(async (page) => {
      await throttle(page, 1)
      await page.goto(`${address}/peer.html?${file}`)
      await page.waitForFunction(`Boolean(window.peer?.firstRow())`)
      if (name === FLOOR) heapOfFloor = await heapOf(page)
      const driven = await drive(page, slowed, name !== FLOOR && slowed === 1 ? heapOfFloor : undefined)
      const told = driven.filter(({ line }) => isTold(name, line))
      readings.push(...told.map(({ line, value }) => ({ line: `${name}: ${line}`, value })))
    })
  }
  return readings
}
