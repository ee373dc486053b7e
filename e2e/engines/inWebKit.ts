/** WebKitGTK, by Selenium over WebDriver: its driver starts the browser on a screen of its own. */
import { createRequire } from 'node:module'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Builder, Key } from 'selenium-webdriver'
import { run, viewport, type Engine, type KeyName } from './engine.ts'
import { forgetHistory } from './history.ts'
import { startScreen } from './screen.ts'

// The package names a folder here, which an import may not.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote')

/** The protocol has no console, and this driver no WebDriver BiDi, so the page is listened to from its load event on. */
function collectComplaints(): void {
  const complaints: string[] = []
  Object.assign(window, { complaints })
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console)
    console[level] = (...words: readonly unknown[]) => {
      complaints.push(words.map(String).join(' '))
      say(...words)
    }
  }
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  // Out of a text the engine makes a page of its own, with a style that the policy forbids: what is told of it comes early or late.
  if (document.contentType !== 'text/html') return
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample }) =>
      complaints.push(
        `content policy: ${effectiveDirective} forbids ${blockedURI} at ${sourceFile}:${lineNumber}:${columnNumber} ${sample}`,
      ),
  )
}

const isListenedTo = (): boolean => 'complaints' in window

const readComplaints = (): readonly string[] =>
  (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? ['Nobody listened for complaints.']

/** Keys without a character; the others are sent as their character. */
const named: Partial<Record<KeyName, string>> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}
const keyOf = (name: KeyName): string => named[name] ?? name

async function startService(command: string, home: string, display: string) {
  const environment = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    // Containers have no graphics, and can set up no sandbox.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const service = new DriverService.Builder(command)
    .setLoopback(true)
    .setEnvironment(environment as Record<string, string>)
    .build()
  await service.start(120_000)
  return service
}

export async function startWebKit(command: string, downloads: string): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, '.config'))
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = await startScreen()
  const service = await startService(command, home, screen.display)
  const driver = await new Builder()
    .usingServer(await service.address())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const evaluate = (expression: string): Promise<string> => driver.executeScript<string>(`return ${expression}`)
  // The window has bars of its own: as much more as the page has less.
  const sizeOfPage = () => ({ width: innerWidth, height: innerHeight })
  const page = await run({ evaluate }, sizeOfPage)
  const window = await driver.manage().window().getRect()
  await driver
    .manage()
    .window()
    .setRect({
      ...window,
      width: window.width + viewport.width - page.width,
      height: window.height + viewport.height - page.height,
    })
  await expect.poll(() => run({ evaluate }, sizeOfPage), 'the size of the page in WebKit').toEqual(viewport)
  let complaints: string[] = []
  const gatherComplaints = async (): Promise<void> => void complaints.push(...(await run({ evaluate }, readComplaints)))
  await run({ evaluate }, collectComplaints)
  const open = async (address: string): Promise<void> => {
    await gatherComplaints()
    await driver.get(address)
    // Or the page that is left would be listened to, were the driver to answer before the next one stands.
    await expect.poll(() => run({ evaluate }, isListenedTo), 'a new page in WebKit').toBe(false)
    await run({ evaluate }, collectComplaints)
  }
  return {
    name: 'WebKit',
    downloads,
    open,
    back: () => driver.navigate().back(),
    evaluate,
    press: (...keys) => {
      const actions = driver.actions()
      for (const key of keys) actions.keyDown(keyOf(key))
      for (const key of keys.toReversed()) actions.keyUp(keyOf(key))
      return actions.perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    forget: () => forgetHistory({ open, evaluate }),
    complaints: async () => {
      await gatherComplaints()
      const said = complaints
      complaints = []
      return said
    },
    [Symbol.asyncDispose]: async () => {
      await driver.quit()
      await service.kill()
      await screen[Symbol.asyncDispose]()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
