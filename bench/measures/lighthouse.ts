/**
 * What Lighthouse says of five pages on a telephone, by the gateway alone and behind TLS, as telephones get them: its score, how long
 * the page is blocked, how far it shifts.
 */
import { chromium } from '@playwright/test'
import type { Measure, Reading } from '../lab.ts'
import { findChromium } from '../../e2e/chromium.ts'
import { startTlsFront } from '../tlsFront.ts'

/** It is told which browser by the port. */
const PORT = 4399
const LIVE_TLS = 4398
const DEMO_TLS = 4397

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
  await using _front = await startTlsFront(
    new Map([
      [LIVE_TLS, live],
      [DEMO_TLS, demo],
    ]),
  )
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Nobody has signed the certificate of the front.
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${PORT}`],
  })
  const pagesOf = (way: string, ofDemo: string, ofLive: string) => ({
    [`${way}, insights, live`]: `${ofLive}/insights?limit=100`,
    [`${way}, price ratios, live`]: `${ofLive}/price-ratios?tickers=R60`,
    [`${way}, start, demo`]: `${ofDemo}/`,
    [`${way}, company, demo`]: `${ofDemo}/company/ACME`,
    [`${way}, brief, demo`]: `${ofDemo}/brief?tickers=@desk`,
  })
  const pages = {
    ...pagesOf('Lighthouse', demo, live),
    ...pagesOf('Lighthouse behind TLS', `https://localhost:${DEMO_TLS}`, `https://localhost:${LIVE_TLS}`),
  }
  const readings: Reading[] = []
  try {
    for (const [page, address] of Object.entries(pages)) {
      const { lhr } = await audit(address, { port: PORT, onlyCategories: ['performance'], logLevel: 'error' })
      readings.push({ line: `${page}: score`, value: lhr.categories.performance.score })
      readings.push({ line: `${page}: blocked`, value: lhr.audits['total-blocking-time']!.numericValue })
      readings.push({ line: `${page}: shift`, value: lhr.audits['cumulative-layout-shift']!.numericValue })
    }
  } finally {
    await browser.close()
  }
  return readings
}
