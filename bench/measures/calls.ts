/** A thousand calls of 8,000 words and one of 200,000: loaded into the library, kept, opened again, and searched while one types. */
import type { Page } from '@playwright/test'
import type { Measure } from '../lab.ts'
import { traceTasks } from '../tasks.ts'

const QUERIES = [
  'margin',
  'guidance cash',
  '"the margin"',
  'margin NEAR/5 price',
  'w5kx',
  'w5kx w9x',
  'demand "of the"',
  'grow*',
  'volume NEAR/10 guidance',
  'order price cost',
]
/** Bytes that the worker of calls holds: its heap, and the numbers of the index beside it. */
async function heapOfWorker(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const answered = new Promise<string>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      if ((JSON.parse(message) as { id?: number }).id === 1) resolve(message)
    })
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (!targetInfo.url.includes('callsWorker')) return
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })
      void session.send('Target.sendMessageToTarget', { sessionId, message })
    })
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const { result } = JSON.parse(await answered) as { result: { usedSize: number; backingStorageSize?: number } }
  await session.detach()
  return result.usedSize + (result.backingStorageSize ?? 0)
}

const KEPT = /^1,001 calls, all there are, (\S+) MB/

export const calls: Measure = ({ inPage, live }) =>
  inPage(async (page) => {
    const library = page.getByRole('region', { name: 'Library' })
    await page.goto(`${live}/calls`)
    const traced = await traceTasks(page)
    await page.evaluate(() => performance.mark('asked'))
    const began = Date.now()
    await page.getByRole('button', { name: 'Load calls' }).click()
    await library.getByText(KEPT).waitFor({ timeout: 600_000 })
    const built = Date.now() - began
    await page.evaluate(() => performance.mark('built'))
    const longest = await traced()
    const kept = Number(KEPT.exec((await library.innerText()).trim())?.[1])

    await page.reload()
    const reopened = Date.now()
    await library.getByText(KEPT).waitFor({ timeout: 120_000 })
    const opened = Date.now() - reopened
    const memory = await heapOfWorker(page)

    const words = page.getByRole('searchbox', { name: 'Words' })
    const spent: number[] = []
    for (let round = 0; round < 5; round += 1) {
      for (const query of QUERIES) {
        await page.evaluate(() => performance.clearMeasures())
        await words.fill(query)
        await page.waitForFunction(() => performance.getEntriesByName('search of calls').length > 0)
        spent.push(await page.evaluate(() => performance.getEntriesByName('search of calls')[0]!.duration))
      }
    }
    const sorted = spent.toSorted((a, b) => a - b)
    return [
      { line: '1,001 calls, loaded and indexed, s', value: built / 1000 },
      { line: 'longest task while loading calls', value: longest('asked', 'built') },
      { line: 'calls kept, MB', value: kept },
      { line: 'library opened again', value: opened },
      { line: 'memory of the worker, MB', value: memory / 1e6 },
      { line: 'search of all calls, median', value: sorted[Math.floor(sorted.length / 2)]! },
      { line: 'search of all calls, p95', value: sorted[Math.floor(sorted.length * 0.95)]! },
    ]
  })
