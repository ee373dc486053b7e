/** Firefox, by Puppeteer over WebDriver BiDi. */
import puppeteer, { type Page } from 'puppeteer-core'
import { viewport, type Engine } from './engine.ts'

/** Runs before any script of the page. Breaches of the content policy reach the protocol as lines of the console only. */
function prepareConsole(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`content policy: ${effectiveDirective} forbids ${blockedURI}`)
  })
  // An object would come without its words.
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console)
    console[level] = (...words: readonly unknown[]) => say(words.map(String).join(' '))
  }
  // What was on its way to a page that is left fails in it: Firefox tells the page, which can only complain of what nobody sees.
  addEventListener('beforeunload', () => {
    const silent = () => undefined
    Object.assign(console, { error: silent, warn: silent })
    addEventListener('unhandledrejection', (rejection) => rejection.preventDefault())
  })
}

export async function startFirefox(executablePath: string, downloads: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    defaultViewport: viewport,
    timeout: 120_000,
  })
  let complaints: string[] = []
  const openPage = async (): Promise<Page> => {
    const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } })
    const page = await context.newPage()
    await page.evaluateOnNewDocument(prepareConsole)
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text())
    })
    page.on('pageerror', (problem) => complaints.push(String(problem)))
    return page
  }
  let page = await openPage()
  return {
    name: 'Firefox',
    downloads,
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    forget: async () => {
      await page.browserContext().close()
      page = await openPage()
    },
    complaints: async () => {
      const said = complaints
      complaints = []
      return said
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
