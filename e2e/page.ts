/** The page every browser test uses: a test fails on a console error or warning, a page error, a breach of the content policy, a request to a foreign host, or a gateway's key anywhere. */
import { test as base, expect } from '@playwright/test'
import type { APIResponse, BrowserContext, Page, Request, Response, Route } from '@playwright/test'
import { addresses } from './addresses.ts'
import { watchForKeys } from './security/canary.ts'

export { expect, type Page, type Request, type Response }

interface Fixtures {
  /** Says before the act which complaints a test brings about on purpose, such as Chromium's line on an answer of 500. */
  readonly forgive: (complaint: RegExp) => void
  /** A page in a second context, watched like the first: someone else, who has nothing of this browser but an address. */
  readonly someoneElse: Page
  /** What was said to `forgive`, until the last look at the complaints. */
  readonly forgiven: RegExp[]
  readonly complaints: string[]
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  forgiven: async ({}, use) => use([]),
  complaints: [
    async ({ context, forgiven }, use) => {
      const complaints: string[] = []
      await watch(context, complaints)
      const findKeys = await watchForKeys(context)
      await use(complaints)
      expect(await findKeys(), 'keys that leaked').toEqual([])
      // Looked through only now: what is forgiven may come while the test ends.
      const left = complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))
      // An answer that a test was still bringing over has no page to go to.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(left, 'complaints of the page').toEqual([])
    },
    { auto: true },
  ],
  forgive: async ({ forgiven }, use) => use((complaint) => void forgiven.push(complaint)),
  someoneElse: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    await watch(context, complaints)
    const findKeys = await watchForKeys(context)
    await use(await context.newPage())
    expect(await findKeys(), 'keys that leaked').toEqual([])
    await context.close()
  },
})

/** The server's own answer to a request that a test looks into; a kept connection that the server just closed is opened anew, as browsers do. */
export const answerTo = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 1 })

const known = new Set<string>(Object.values(addresses))

async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (problem) => complaints.push(`page error: ${problem.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const stays = protocol === 'data:' || protocol === 'blob:' || known.has(origin)
    if (!stays) complaints.push(`request to a foreign host: ${request.url()}`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.effectiveDirective} forbids ${event.blockedURI}`)
    })
  })
}
