/** Preferences: what is kept and read back, and how the page is dressed before the app has started. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CHOICES } from './preferences.ts'

/** Each test begins as a page does: nothing in memory, only what is in storage. */
const freshPage = async () => {
  vi.resetModules()
  return import('./preferences.ts')
}
const attributes = (): Record<string, string | undefined> => ({ ...document.documentElement.dataset })

/** Runs the script of the page's head as the browser does. */
const startUp = (): void => {
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('data-up-down')
  const script = readFileSync(join(import.meta.dirname, '../../public/appearance.js'), 'utf8')
  new Function(script)()
}

beforeEach(() => localStorage.clear())

describe('preferences', () => {
  it('leave nothing in the storage but what differs from the defaults', async () => {
    const page = await freshPage()
    page.setPreferences({ theme: 'dark', zone: 'Europe/Berlin' })
    expect(localStorage.getItem('tearsheet.preferences')).toBe('{"theme":"dark","zone":"Europe/Berlin"}')
    expect((await freshPage()).preferences()).toEqual({ ...page.DEFAULTS, theme: 'dark', zone: 'Europe/Berlin' })
    page.setPreferences({ theme: 'system', zone: 'stated', callZone: 'Europe/London' })
    expect((await freshPage()).preferences()).toEqual({ ...page.DEFAULTS, callZone: 'Europe/London' })
    page.setPreferences({ callZone: 'America/New_York' })
    expect(localStorage.length).toBe(0)
  })

  it('are the defaults where the storage holds what is none of them', async () => {
    for (const foreign of [
      '{',
      '[]',
      '"dark"',
      '{"theme":"<b>","upDown":1,"zone":"Mars/Base","singleKeys":null,"callZone":"Mars/Base"}',
    ]) {
      localStorage.setItem('tearsheet.preferences', foreign)
      const { preferences, DEFAULTS } = await freshPage()
      expect(preferences()).toEqual(DEFAULTS)
      startUp()
      expect(attributes()).toEqual({})
    }
  })

  it('dress the page alike before the app starts and after', async () => {
    for (const theme of CHOICES.theme) {
      for (const upDown of CHOICES.upDown) {
        const { applyPreferences, setPreferences } = await freshPage()
        const stop = applyPreferences()
        setPreferences({ theme, upDown })
        const dressed = attributes()
        stop()
        startUp()
        expect(attributes()).toEqual(dressed)
      }
    }
    expect(attributes()).toEqual({ theme: 'dark', upDown: 'blue-orange' })
  })

  it('are taken up from another tab at once', async () => {
    const { applyPreferences } = await freshPage()
    const stop = applyPreferences()
    localStorage.setItem('tearsheet.preferences', '{"theme":"dark"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'tearsheet.preferences' }))
    expect(attributes().theme).toBe('dark')
    stop()
  })

  it('F92 last as long as the page where storage is forbidden', async () => {
    const { setPreferences, preferences } = await freshPage()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    setPreferences({ upDown: 'blue-orange' })
    expect(preferences().upDown).toBe('blue-orange')
    startUp()
    const { isStorageUnable } = await import('./storedText.ts')
    expect(isStorageUnable()).toBe(true)
  })
})
