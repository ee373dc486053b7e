/** All calls: loaded once, stopped and gone on with, searched with hits in context, and a company's by quarter. */
import { addresses } from '../addresses.ts'
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addressOf } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'
import { text } from './transcript.ts'

const CALLS = 64
const library = (page: Page) => page.getByRole('region', { name: 'Library' })
const words = (page: Page) => page.getByRole('searchbox', { name: 'Words' })
const results = (page: Page) => page.getByRole('article')

const callAt = (number: number) => ({
  call_id: `call-${number}`,
  symbol: number % 2 === 0 ? 'HALO' : 'ACME',
  name: number % 2 === 0 ? 'Halcyon' : 'Acme',
  call_title: `Earnings call ${number}, Q${(number % 4) + 1} 20${20 + (number % 7)}`,
  start_time: new Date(Date.UTC(2024, 0, 1 + number)).toISOString(),
  updated_at: '2026-11-01T00:00:00Z',
  transcripts: [
    {
      type: 'NON_LIVE',
      text: `Operator: Good day, Jane Doe.\nJane Doe: Our gross margin in quarter ${number} followed the price of glass.\nOperator: Our first question comes from Ann Lee.\nAnn Lee: Jane Doe, will the price hold?\nJane Doe: Yes, Ann Lee.`,
    },
  ],
})

/** A service of so many calls, the newest first; says which pages it was asked for, and holds back those behind `until` where told. */
async function serve(page: Page) {
  const pages: number[] = []
  let until = Infinity
  const waiting: (() => void)[] = []
  await page.context().route('**/api/v1/transcripts/calls*', async (route) => {
    const search = new URL(route.request().url()).searchParams
    const number = Number(search.get('page') ?? 1)
    const size = Number(search.get('page_size') ?? 10)
    if (!search.has('symbol')) pages.push(number)
    if (number > until) await new Promise<void>((resolve) => waiting.push(resolve))
    const data = Array.from({ length: CALLS }, (_, at) => callAt(CALLS - at)).slice((number - 1) * size, number * size)
    await route
      .fulfill({ json: { data, message: 'success', pagination: { hits: CALLS, page: number, page_count: 7, page_size: size } } })
      // A page that was left asks no longer.
      .catch(() => undefined)
  })
  return {
    pages,
    holdBehind: (number: number) => (until = number),
    letGo: () => {
      until = Infinity
      for (const go of waiting.splice(0)) go()
    },
  }
}

test('by keyboard: loads, stops, goes on after a reload without asking twice, and leads from a hit to its passage', async ({
  page,
}) => {
  const service = await serve(page)
  service.holdBehind(3)
  await page.goto(`${addresses.live}/calls`)
  await expect(library(page)).toContainText('No calls yet')
  await expect(library(page)).toContainText('Loading asks for 10 calls a request')
  await page.getByRole('button', { name: 'Load calls' }).press('Enter')
  await expect(library(page)).toContainText('30 of 64 calls')
  await expect(library(page)).toContainText(/34 calls to load: 4 requests, about \S+ MB to transfer/)
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  service.letGo()
  await expect(page.getByRole('button', { name: 'Load the rest' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Load the rest' }).press('Enter')
  await expect(library(page)).toContainText('64 calls, all there are')
  expect(service.pages).toEqual([1, 2, 3, 4, 5, 6, 7])
  await expect(library(page)).toContainText('The service ignored ticker and days')

  await words(page).focus()
  await page.keyboard.type('margin NEAR/6 price')
  await expect(page.getByText('64 passages in 64 of 64 calls.')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/calls?q=margin NEAR/6 price')
  await expect(results(page)).toHaveCount(10)
  await expectAxeFindsNothing(page)
  const hit = results(page).first().getByRole('listitem').getByRole('link')
  await expect(hit).toHaveText('Our gross margin in quarter 64 followed the price of glass.')
  await hit.press('Enter')
  await expect(page).toHaveURL(/\/transcripts\?v.open=call-64#p=[0-9a-z]{7}$/)
  await expect(text(page).getByText('Our gross margin in quarter 64')).toBeInViewport()
  await page.goBack()
  await expect(words(page)).toHaveValue('margin NEAR/6 price')
})

test('an address narrows to a company, a speaker, a part and a quarter', async ({ page }) => {
  await serve(page)
  await page.goto(`${addresses.live}/calls`)
  await page.getByRole('button', { name: 'Load calls' }).click()
  await expect(library(page)).toContainText('all there are')
  await page.goto(`${addresses.live}/calls?q=price&tickers=HALO&speaker=ann&part=questions&quarter=Q1`)
  await expect(page.getByText('16 passages in 16 of 16 calls.')).toBeVisible()
  await expect(results(page).first().getByRole('listitem')).toHaveText('Jane Doe, will the price hold?Ann Lee, questions')
  await page.getByRole('combobox', { name: 'Part' }).selectOption('Prepared remarks')
  await expect(page.getByText('Nothing found in 16 calls.')).toBeVisible()
})

test('a company’s calls stand by quarter, lead to the reader and from call to call', async ({ page }) => {
  await serve(page)
  await page.goto(`${addresses.live}/calls`)
  await page.getByRole('button', { name: 'Load calls' }).click()
  await expect(library(page)).toContainText('all there are')
  await page.getByRole('link', { name: 'HALO Halcyon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halcyon calls')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(33)
  await expect(rows.nth(1)).toContainText(/Earnings call 64.*Jane Doe, Ann Lee/)
  await expect(rows.nth(1).getByRole('link', { name: /^with / })).toHaveAttribute('href', '/calls/compare?a=call-62&b=call-64')
  // Questions, then the reader's terms, counted beside the page.
  await expect(rows.nth(1).getByRole('cell').nth(4)).toHaveText(/^\d+\.\d\d$/)
  await expectAxeFindsNothing(page)
  await rows
    .nth(20)
    .getByRole('link', { name: /Earnings call 26/ })
    .click()
  await expect(text(page)).toContainText('quarter 26')
  const steps = page.getByRole('navigation', { name: 'Calls of the company' })
  await expect(steps.getByRole('link', { name: /^Compare with/ })).toHaveAttribute('href', '/calls/compare?a=call-24&b=call-26')
  await steps.getByRole('link', { name: /^Previous call: Earnings call 24/ }).click()
  await expect(text(page)).toContainText('quarter 24')
})

test('one tab loads for two', async ({ page }) => {
  const service = await serve(page)
  service.holdBehind(2)
  await page.goto(`${addresses.live}/calls`)
  await page.getByRole('button', { name: 'Load calls' }).click()
  await expect(library(page)).toContainText('20 of 64 calls')
  const other = await page.context().newPage()
  await other.goto(`${addresses.live}/calls`)
  await other.getByRole('button', { name: 'Load the rest' }).click()
  await expect(library(other)).toContainText('Another tab loads.')
  await page.bringToFront()
  service.letGo()
  for (const each of [page, other]) await expect(library(each)).toContainText('64 calls, all there are')
  expect(service.pages).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('calls are forgotten with one press, and searched in memory where the preferences keep none', async ({ page }) => {
  await serve(page)
  await page.goto(`${addresses.live}/calls`)
  await page.getByRole('button', { name: 'Load calls' }).click()
  await expect(library(page)).toContainText('all there are')
  await page.goto(`${addresses.live}/preferences`)
  await expect(page.getByText(/^64 calls, \S+ MB with their texts/)).toBeVisible()
  await page.getByRole('button', { name: 'Forget calls' }).click()
  await expect(page.getByText('None; the page of calls loads them.')).toBeVisible()
  await page.getByRole('group', { name: 'Calls kept at most' }).getByRole('button', { name: 'None' }).click()
  await page.goto(`${addresses.live}/calls`)
  await page.getByRole('button', { name: 'Load calls' }).click()
  await expect(library(page)).toContainText('Kept until this page is closed and no longer: your preferences keep no calls.')
  await words(page).fill('glass')
  await expect(page.getByText('64 passages in 64 of 64 calls.')).toBeVisible()
})
