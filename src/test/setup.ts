/** Before every test: console noise fails it, and the page is emptied after it. */
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

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

// A part asked for in the last test would arrive after the document is gone, and fail the whole run.
afterAll(async () => {
  await vi.dynamicImportSettled()
})
