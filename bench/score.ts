/** What the machine itself is worth: two fixed tasks, by processor time, so that what else it does is no part of it. */
import type { Lab, Reading } from './lab.ts'

const LOOP = 'score: 300 million steps in Node'
const LAYOUT = 'score: style and layout in Chromium'
/** Told, and no part of the score: what a browser that grows pays for each page of memory it has not had yet (docs/performance.md). */
const MEMORY = 'a fresh page of memory, microseconds'

/** Milliseconds of the machine that the budgets are stated for: two cores of an AMD EPYC, by either task about this many. */
export const REFERENCE = 300

/** Milliseconds of 300 million steps. */
function loop(): number {
  const began = process.cpuUsage().user
  let sum = 0
  for (let step = 0; step < 3e8; step += 1) sum += step % 7
  // Read, or the engine may leave the loop out.
  return sum > 0 ? (process.cpuUsage().user - began) / 1000 : 0
}

/** Microseconds by the processor until a page of memory can be written to for the first time, over fifty thousand of them. */
function freshPage(): number {
  const [pages, bytes] = [50_000, 4096]
  const before = process.cpuUsage()
  const room = new Uint8Array(pages * bytes)
  for (let page = 0; page < pages; page += 1) room[page * bytes] = 1
  const { user, system } = process.cpuUsage(before)
  return (user + system) / pages
}

/** Ten times the style and the layout of three thousand cells found again. */
function layOut(): void {
  const sheet = document.createElement('style')
  sheet.textContent = `.box { width: 1200px } .row { display: flex } .cell { flex: 1; padding: 4px; overflow: hidden; white-space: nowrap }
    .wide { width: 1210px } .wide .cell { padding: 5px }`
  const box = document.createElement('div')
  for (let row = 0; row < 200; row += 1) {
    const line = document.createElement('div')
    line.className = 'row'
    for (let column = 0; column < 15; column += 1) {
      const cell = document.createElement('div')
      cell.className = 'cell'
      cell.textContent = `Cell ${row} ${column}`
      line.append(cell)
    }
    box.append(line)
  }
  document.body.replaceChildren(sheet, box)
  for (let step = 0; step < 11; step += 1) {
    box.className = step % 2 === 0 ? 'box' : 'box wide'
    void box.offsetHeight
  }
}

/** Both tasks once, and what fresh memory costs, as lines of the table. */
export async function score({ browser }: Lab): Promise<readonly Reading[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics')
      const seconds = metrics.filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration')
      return 1000 * seconds.reduce((sum, { value }) => sum + value, 0)
    }
    // The first time its code is new to the engine.
    await page.evaluate(layOut)
    const before = await spent()
    await page.evaluate(layOut)
    return [
      { line: LOOP, value: loop() },
      { line: LAYOUT, value: (await spent()) - before },
      { line: MEMORY, value: freshPage() },
    ]
  } finally {
    await page.close()
  }
}

/** The machine's score in milliseconds, from the medians of both tasks; `undefined` where they were not taken. */
export function scoreOf(medianOf: (line: string) => number | undefined): number | undefined {
  const [steps, layout] = [medianOf(LOOP), medianOf(LAYOUT)]
  return steps === undefined || layout === undefined ? undefined : Math.sqrt(steps * layout)
}
