/** What Lighthouse says of five pages on a telephone: its score, how long the page is blocked, how far it shifts. */
import { chromium } from '@playwright/test'
import type { Measure, Reading } from '../lab.ts'
import { findChromium } from '../../e2e/chromium.ts'

/** It is told which browser by the port. */
const PORT = 4399

interface Audited {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number } }
    readonly audits: Readonly<Record<string, { readonly numericValue: number }>>
  }
}
type Lighthouse = (url: string, flags: { port: number; onlyCategories: string[]; logLevel: string }) => Promise<Audited>

export const lighthouse: Measure = async ({ demo, live }) => {
  // Of the bench's own packages, which are there once the lab is open.
  const name: string = '../node_modules/lighthouse/core/index.js'
  const { default: audit } = (await import(name)) as { default: Lighthouse }
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  })
  const pages = {
    'insights, live': `${live}/insights?limit=100`,
    'price ratios, live': `${live}/price-ratios?tickers=R60`,
    'start, demo': `${demo}/`,
    'company, demo': `${demo}/company/ACME`,
    'brief, demo': `${demo}/brief?tickers=@desk`,
  }
  const readings: Reading[] = []
  try {
    for (const [page, address] of Object.entries(pages)) {
      const { lhr } = await audit(address, { port: PORT, onlyCategories: ['performance'], logLevel: 'error' })
      readings.push({ line: `Lighthouse, ${page}: score`, value: lhr.categories.performance.score })
      readings.push({ line: `Lighthouse, ${page}: blocked`, value: lhr.audits['total-blocking-time']!.numericValue })
      readings.push({ line: `Lighthouse, ${page}: shift`, value: lhr.audits['cumulative-layout-shift']!.numericValue })
    }
  } finally {
    await browser.close()
  }
  return readings
}
