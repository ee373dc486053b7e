/** A million rows of fifteen columns: loaded, ordered, narrowed, searched and swept, beside the peers on the same rows, or how these end. */
import type { Page } from '@playwright/test'
import { heapOf } from '../../e2e/budgets/heap.ts'
import { blankOnSweep, COUNT, FIRST_ROW, sweep } from '../contestant.ts'
import type { Measure, Reading } from '../lab.ts'
import { untilPainted } from '../painting.ts'
import { FLOOR, PEERS } from '../peerNames.ts'
import { traceTasks } from '../tasks.ts'
import { heapOfOneRow, load } from './body.ts'

const ROWS = 1_000_000
/** Milliseconds. A peer gets as long as ten sorts of ours would take. */
const PATIENCE = 60_000

const mark = (page: Page, name: string): Promise<unknown> => page.evaluate((own) => performance.mark(own), name)

/** Each act with its name in the table, what is done and what is looked at. */
const ACTS: readonly (readonly [line: string | undefined, act: string, look: string])[] = [
  ['sort a million rows by text', `peer.sort('symbol')`, FIRST_ROW],
  ['sort a million rows by number', `peer.sort('target')`, FIRST_ROW],
  ['filter a million rows by text', `peer.filterText('rating', 'hold')`, COUNT],
  [undefined, `peer.clear()`, COUNT],
  ['filter a million rows by number', `peer.filterRange('target', 100, 200)`, COUNT],
  [undefined, `peer.clear()`, COUNT],
]

const own = ({ inPage, live }: Parameters<Measure>[0]): Promise<readonly Reading[]> =>
  inPage(async (page) => {
    const before = await heapOfOneRow(page, live)
    const readings: Reading[] = []
    const read = (line: string, value: number): void => void readings.push({ line, value })
    // The trace is of processor time: what other programs take of the machine is no part of it.
    const loading = await traceTasks(page)
    const began = performance.now()
    await load(page, live, ROWS / 1000, () => mark(page, 'loading'))
    await mark(page, 'loaded')
    read('load a million rows, s', (performance.now() - began) / 1000)
    read('longest task while a million rows load', (await loading())('loading', 'loaded'))
    read('heap of a million rows', (await heapOf(page)) - before)
    const acting = await traceTasks(page)
    await mark(page, 'acting')
    for (const [line, act, look] of ACTS) {
      const value = await untilPainted(page, act, look)
      if (line) read(line, value)
    }
    await mark(page, 'acted')
    read('longest task while a million rows are sorted and filtered', (await acting())('acting', 'acted'))
    read('sweep of a million rows in 5 s, frames', await sweep(page))
    read('sweep of a million rows in 5 s, blank rows %', await blankOnSweep(page))
    return readings
  })

/** Fails with its words where it is not done in time. */
const inTime = <T>(what: string, act: Promise<T>): Promise<T> =>
  Promise.race([
    act,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error(`${what}: not within ${PATIENCE / 1000} s`)), PATIENCE)),
  ])

/** Of the last row, whether it can be scrolled to at all. */
const LAST = `(async () => {
  const scroller = peer.scroller()
  scroller.scrollTop = scroller.scrollHeight
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
  return document.body.textContent.includes(peer.lastId) ? 1 : 0
})()`

async function peer(
  { inPage, peers: address }: Parameters<Measure>[0],
  name: string,
  file: string,
  heapOfFloor: number,
): Promise<readonly Reading[]> {
  const readings: Reading[] = []
  const read = (line: string, value: number): void => void readings.push({ line: `${name}: ${line}`, value })
  const ends = (reason: unknown): void => console.error(`${name} at a million rows: ${String(reason)}`)
  await inPage(async (page) => {
    const crashed = new Promise<never>((_, fail) => page.on('crash', () => fail(new Error('the page ended'))))
    const act = <T>(what: string, asked: Promise<T>): Promise<T> => inTime(what, Promise.race([asked, crashed]))
    const began = performance.now()
    await act('opening', page.goto(`${address}/peer.html?${file}&rows=${ROWS}`, { timeout: PATIENCE }))
    await act('first rows', page.waitForFunction(`Boolean(window.peer?.firstRow())`, undefined, { timeout: PATIENCE }))
    read('load a million rows, s', (performance.now() - began) / 1000)
    read('heap of a million rows', (await act('heap', heapOf(page))) - heapOfFloor)
    for (const [line, press, look] of ACTS) {
      const value = await act(line ?? 'clearing', untilPainted(page, press, look))
      if (line) read(line, value)
    }
    read('sweep of a million rows in 5 s, frames', await act('sweep', sweep(page)))
    read('sweep of a million rows in 5 s, blank rows %', await act('look for blank rows', blankOnSweep(page)))
    read('the last of a million rows is reached', (await act('last row', page.evaluate(LAST))) as number)
  }).catch(ends)
  return readings
}

export const million: Measure = async (lab) => {
  const heapOfFloor = await lab.inPage(async (page) => {
    await page.goto(`${lab.peers}/peer.html?${FLOOR}`)
    await page.waitForFunction(`Boolean(window.peer?.firstRow())`)
    return heapOf(page)
  })
  const readings = [...(await own(lab))]
  for (const [name, file] of Object.entries(PEERS)) readings.push(...(await peer(lab, name, file, heapOfFloor)))
  return readings
}
