/** Looks for the keys of the live gateways wherever a browser could have let them out: after every test, not in one alone. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { addresses, keys } from '../addresses.ts'

/** A place and what stands in it. */
type Trace = readonly [place: string, text: string]

/** Collects from now on; the function that it returns looks through what was heard and what is kept, and names the places with a key. */
export async function watchForKeys(context: BrowserContext): Promise<() => Promise<readonly string[]>> {
  const traces: (Trace | Promise<Trace>)[] = []
  context.on('console', (message) => traces.push(['console', message.text()]))
  context.on('request', (request) => {
    // A key typed by the user travels to the service as a header: that is its one way (§5).
    const isService = new URL(request.url()).origin === addresses.service
    traces.push(['request', `${request.url()} ${request.postData() ?? ''}`])
    traces.push(['request header', JSON.stringify(request.headers(), isService ? withoutAuthorization : undefined)])
  })
  context.on('page', (page) =>
    page.on('download', (download) => {
      const place = `export ${download.suggestedFilename()}`
      // One that was called off leaves no file.
      traces.push(
        download.path().then(
          (path): Trace => [place, readFileSync(path, 'latin1')],
          (): Trace => [place, ''],
        ),
      )
    }),
  )
  await context.addInitScript(() => {
    const { clipboard } = navigator
    // Absent on plain http under another name than this machine's.
    if (!clipboard) return
    const write = clipboard.writeText.bind(clipboard)
    clipboard.writeText = (text) => {
      console.log(`clipboard: ${text}`)
      return write(text)
    }
  })
  return async () => {
    const kept = await Promise.all(context.pages().map(keptBy))
    const cookies: Trace = ['cookie', JSON.stringify(await context.cookies())]
    const all = [...(await Promise.all(traces)), ...kept.flat(), cookies]
    return all.flatMap(([place, text]) => leakedKeys(text).map((key) => `the key ${key} in: ${place}`))
  }
}

/** The keys that a text holds, also in base64. */
export function leakedKeys(text: string): readonly string[] {
  return Object.values(keys).filter((key) => text.includes(key) || text.includes(btoa(key).replace(/=+$/, '')))
}

const withoutAuthorization = (name: string, value: unknown): unknown => (name === 'authorization' ? undefined : value)

/** Nothing of a page that is closed, crashed or just leaving: its document is gone. */
async function keptBy(page: Page): Promise<readonly Trace[]> {
  const found = await page.evaluate(readPage).catch(() => [])
  return found.map(([place, text]) => [place, text])
}

/** Runs in the page. */
async function readPage(): Promise<[string, string][]> {
  const inDatabases = async (): Promise<string> => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const stores = names.map(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error!))
      })
      const contents = [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.addEventListener('success', () => resolve(reading.result))
          }),
      )
      return Promise.all(contents)
    })
    return JSON.stringify([names, await Promise.all(stores)])
  }
  const inCaches = async (): Promise<string> => {
    const names = await caches.keys()
    const asked = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
    return JSON.stringify([names, await Promise.all(asked)])
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=password]), textarea')]
  return [
    ['address', location.href],
    ['history', JSON.stringify(history.state)],
    ['window name', window.name],
    ['local storage', JSON.stringify({ ...localStorage })],
    ['session storage', JSON.stringify({ ...sessionStorage })],
    ['indexed database', await inDatabases()],
    ['cache', 'caches' in globalThis ? await inCaches() : ''],
    ['document', document.documentElement.outerHTML],
    ['field', fields.map(({ value }) => value).join('\n')],
    [
      'timing',
      performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
    ],
  ]
}
