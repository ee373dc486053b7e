/** Around every test: console noise fails it, the page is emptied after it, and a file leaves nothing in the browser to the next. */
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

configure({
  // The machine may be busy: a test waits for what it names, and is given up late.
  asyncUtilTimeout: 50_000,
  // The document is written out when somebody reads the message, not each time a wait looks in vain: a tenth of all tests' time.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    }),
})

beforeEach(() => {
  // jsdom has no media, nor tells of any: a wide screen that stays one.
  if (typeof window !== 'undefined') {
    window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  }
  vi.spyOn(console, 'error')
  // Both would go unnoticed in a passing run.
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([])
  // oxlint-disable-next-line no-console -- the one place that reads what was warned of
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([])
})

afterAll(async () => {
  // A part asked for in the last test would arrive after the document is gone, and fail the whole run.
  await vi.dynamicImportSettled()
  if (typeof window === 'undefined') return
  if (process.env.SHARED_DOCUMENT) expect('indexedDB' in window, 'a database left to the files that follow').toBe(false)
  localStorage.clear()
  sessionStorage.clear()
  // What was read from there is read again, as where another tab has cleared it.
  window.dispatchEvent(new StorageEvent('storage'))
  window.history.replaceState(null, '', '/')
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
})
