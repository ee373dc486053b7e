/** Chromium, by Playwright. */
import type { BrowserType, Page } from '@playwright/test'
import { join } from 'node:path'
import { launchOptions } from '../launch.ts'
import { viewport, type Engine } from './engine.ts'

export async function startChromium(chromium: BrowserType, downloads: string): Promise<Engine> {
  const browser = await chromium.launch(launchOptions)
  let complaints: string[] = []
  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    context.on('weberror', (problem) => complaints.push(problem.error().message))
    const page = await context.newPage()
    page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())))
    return page
  }
  let page = await openPage()
  return {
    name: 'Chromium',
    downloads,
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate<string>(expression),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    forget: async () => {
      await page.context().close()
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
