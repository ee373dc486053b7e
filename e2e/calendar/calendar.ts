/** What the browser tests of the two calendars share: where things are, and the events of a downloaded file. */
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'

export const NOVEMBER = 'from=2026-10-26&to=2026-12-06'
export const SPLITS = `/splits?${NOVEMBER}&date_search_field=ex&v.view=month`
export const CALLS = `/conference-calls?${NOVEMBER}&limit=1000&v.view=month`

export const view = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name, exact: true })
export const grid = (page: Page, name: string | RegExp): Locator => page.getByRole('grid', { name })
export const day = (page: Page, name: RegExp): Locator => page.getByRole('gridcell').getByRole('button', { name })
export const chosenDay = (page: Page): Locator => page.getByRole('region', { name: 'Chosen day' })

export async function eventsOf(download: Download): Promise<ICAL.Event[]> {
  const text = await readFile(await download.path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
}

export async function saved(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return download
}
