/** What the browser tests of the price chart share: its parts, and opening it. */
import type { Page } from '@playwright/test'
import { expect } from '../page.ts'

export const slider = (page: Page) => page.getByRole('slider', { name: 'Day' })
export const readOut = (page: Page) => page.getByLabel('Read-out of the day')
/** The names of the address with their texts. */
export const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Opens an address and waits for its chart to be drawn. */
export async function openChart(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The first of all draws after the demo and the chart library are loaded.
  await expect(slider(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Splits and dividends on the axis' }).getByRole('button').first()).toBeVisible()
}
