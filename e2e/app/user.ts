/** Somebody at the start page, with what it takes counted: a press, a typed text, a key. */
import type { Locator } from '@playwright/test'
import { expect, type Page } from '../page.ts'

export interface User {
  readonly press: (control: Locator) => Promise<void>
  /** Writes into the search of the header, from where one is. */
  readonly search: (words: string) => Promise<void>
  readonly fill: (control: Locator, words: string) => Promise<void>
  readonly key: (key: string) => Promise<void>
  readonly acts: () => number
}

export async function begin(page: Page): Promise<User> {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Common screens' })).toBeVisible()
  let acts = 0
  const counted = async (act: () => Promise<unknown>): Promise<void> => {
    acts += 1
    await act()
  }
  return {
    press: (control) => counted(() => control.click()),
    search: (words) =>
      counted(async () => {
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('searchbox', { name: 'Command' }).fill(words)
      }),
    fill: (control, words) => counted(() => control.fill(words)),
    key: (key) => counted(() => page.keyboard.press(key)),
    acts: () => acts,
  }
}
