/**
 * What Lighthouse says of five pages on a telephone, by the gateway alone and behind TLS, as telephones get them: its score, how long
 * the page is blocked, how far it shifts. Behind TLS once more for a telephone three times as slow, which is what a machine of three
 * times the score would read.
 */
import { chromium } from '@playwright/test'
import type { Measure, Reading } from '../lab.ts'
import { findChromium } from '../../e2e/chromium.ts'
import { startTlsFront } from '../tlsFront.ts'

/** It is told which browser by the port. */
const PORT = 4399
const LIVE_TLS = 4398
const DEMO_TLS = 4397
/** How many times the processor is slower for the readings of a slow machine. */
const SLOWER = 3

interface Audited {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number } }
    readonly audits: Readonly<Record<string, { readonly numericValue: number }>>
  }
}
interface Throttling {
  readonly cpuSlowdownMultiplier: number
}
interface Flags {
  readonly port: number
  readonly onlyCategories: readonly string[]
  readonly logLevel: string
  readonly throttling: Throttling
}
type Lighthouse = (url: string, flags: Flags) => Promise<Audited>

export const lighthouse: Measure = async ({ demo, live }) => {
  // Of the bench's own packages, which are there once the lab is open.
  const names: readonly string[] = ['index.js', 'config/constants.js']
  const [{ default: audit }, { throttling }] = (await Promise.all(
    names.map((name) => import(`../node_modules/lighthouse/core/${name}`)),
  )) as [{ default: Lighthouse }, { throttling: { mobileSlow4G: Throttling } }]
  const telephone = throttling.mobileSlow4G
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
  const behindTls = (way: string) => pagesOf(way, `https://localhost:${DEMO_TLS}`, `https://localhost:${LIVE_TLS}`)
  const pages = { ...pagesOf('Lighthouse', demo, live), ...behindTls('Lighthouse behind TLS') }
  const slow = { ...telephone, cpuSlowdownMultiplier: telephone.cpuSlowdownMultiplier * SLOWER }
  const readings: Reading[] = []
  const auditOf = (address: string, own: Throttling): Promise<Audited> =>
    audit(address, { port: PORT, onlyCategories: ['performance'], logLevel: 'error', throttling: own })
  try {
    for (const [page, address] of Object.entries(pages)) {
      const { lhr } = await auditOf(address, telephone)
      readings.push({ line: `${page}: score`, value: lhr.categories.performance.score })
      readings.push({ line: `${page}: blocked`, value: lhr.audits['total-blocking-time']!.numericValue })
      readings.push({ line: `${page}: shift`, value: lhr.audits['cumulative-layout-shift']!.numericValue })
    }
    for (const [page, address] of Object.entries(behindTls(`Lighthouse at ${SLOWER}x`))) {
      const { lhr } = await auditOf(address, slow)
      readings.push({ line: `${page}: score`, value: lhr.categories.performance.score })
    }
  } finally {
    await browser.close()
  }
  return readings
}
