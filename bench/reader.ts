/** Measures the transcript reader with a call of 200,000 words, in the built app as the gateway serves it: opening, and finding on. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'

const PORT = 4399
const ROUNDS = 7
/** The page of the list that holds the long call of the demo, and nothing else. */
const LIST = `http://127.0.0.1:${PORT}/transcripts?limit=1&page=52`

/** Milliseconds from a press on the row until a frame with the text of the call has been painted. */
const opening = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cell = document.querySelector<HTMLElement>('[role="row"][aria-rowindex="2"] [role="gridcell"]')!
    const began = performance.now()
    cell.click()
    await new Promise<void>((done) => {
      const look = (): void => {
        const isThere = document.querySelector('[aria-label="Transcript"] p')
        if (isThere) requestAnimationFrame(() => setTimeout(done))
        else requestAnimationFrame(look)
      }
      look()
    })
    return performance.now() - began
  })

/** Milliseconds from Enter in the find box until a frame with another match marked has been painted. */
const findingOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const place = (): string | null | undefined => document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')
    const box = document.querySelector<HTMLElement>('[aria-label="Find in transcript"]')!
    const before = place()
    const began = performance.now()
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await new Promise<void>((done) => {
      const look = (): void => {
        if (place() !== before) requestAnimationFrame(() => setTimeout(done))
        else requestAnimationFrame(look)
      }
      look()
    })
    return performance.now() - began
  })

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!
const described = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}, ${times.length} rounds)`

const server = spawn(process.execPath, ['gateway/main.ts'], {
  env: { ...process.env, PORT: String(PORT), API_BASE_URL: '', API_KEY: '' },
})
await once(server.stdout, 'data')
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const measured: Record<string, number[]> = { 'first open': [], 'open again': [], 'find next': [] }
for (let round = 0; round < ROUNDS; round += 1) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(LIST)
  await page.locator('[role="row"][aria-rowindex="2"]').waitFor()
  measured['first open']!.push(await opening(page))
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('[role="row"][aria-rowindex="2"] [role="gridcell"]').first().waitFor()
  measured['open again']!.push(await opening(page))
  await page.getByRole('searchbox', { name: 'Find in transcript' }).fill('region')
  await page
    .getByText(/^1 of [\d,]+$/)
    .first()
    .waitFor()
  for (let step = 0; step < 3; step += 1) measured['find next']!.push(await findingOn(page))
  await page.close()
}
await browser.close()
server.kill()
for (const [name, times] of Object.entries(measured)) console.log(`200,000 words, ${name}: ${described(times)}`)
await writeFile('bench/reader.json', `${JSON.stringify({ node: process.version, measured }, null, 2)}\n`)
