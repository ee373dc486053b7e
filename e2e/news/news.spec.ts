/** News: headlines and a reading pane, each body asked for when its story is opened. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { control, record, requests, requestsOf, results, row } from '../explorer.ts'
import { expect, test } from '../page.ts'

const story = (page: Page) => record(page).getByRole('article')
const headlines = (page: Page) => page.getByRole('grid', { name: 'News' })
const openRow = (page: Page) => headlines(page).locator('[role=row][aria-selected=true]')

test('headlines come first, and a body is asked for when its story is opened', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto(`${addresses.live}/news?tickers=HALO&v.sort=created:desc`)
  await expect(row(page, 15)).toBeAttached()
  await expect.poll(() => asked).toEqual(['/api/v2/news?tickers=HALO&pageSize=50'])
  await row(page, 4).click()
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
  // The operation has no filter by ID: the fourth item is the fourth page of one.
  await expect.poll(() => asked.slice(1)).toEqual(['/api/v2/news?tickers=HALO&displayOutput=full&page=3&pageSize=1'])
  await requests(page).getByRole('button', { name: '2 requests' }).click()
  await expect(requests(page)).toContainText('displayOutput=full&page=3&pageSize=1')
})

test('no second request is made where the list came with its bodies', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto(`${addresses.live}/news?tickers=HALO&displayOutput=full&limit=4`)
  await row(page, 4).click()
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
  await expect.poll(() => asked).toHaveLength(1)
})

test('an item that newer ones pushed on is found by asking for the whole page', async ({ page }) => {
  const asked = requestsOf(page)
  await page.route('**/api/v2/news*pageSize=1', (route) =>
    route.fulfill({ json: [{ id: 1, title: 'Newer', body: '<p>Newer.</p>' }] }),
  )
  await page.goto(`${addresses.live}/news?tickers=HALO&v.sort=created:desc`)
  await row(page, 4).click()
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
  await expect.poll(() => asked.at(-1)).toBe('/api/v2/news?tickers=HALO&displayOutput=full&pageSize=50')
})

test('a body that fails leaves the headline, says so, and comes with another try', async ({ page, forgive }) => {
  forgive(/status of 500/)
  let isDown = true
  await page.route('**/api/v2/news*displayOutput=full*', (route) => (isDown ? route.fulfill({ status: 500 }) : route.continue()))
  await page.goto(`${addresses.live}/news?tickers=HALO&v.sort=created:desc`)
  await row(page, 4).click()
  await expect(record(page).getByRole('alert')).toContainText('The headline is here; its body is not.')
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText(/^Closing Bell: Nordskagen Shipping/)
  isDown = false
  await record(page).getByRole('button', { name: 'Try again' }).click()
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
})

test('j and k step through the stories, except where letters are written', async ({ page }) => {
  await page.goto('/news?tickers=HALO')
  await expect(row(page, 15)).toBeAttached()
  await page.keyboard.press('j')
  await expect(openRow(page)).toHaveAttribute('aria-rowindex', '2')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(openRow(page)).toHaveAttribute('aria-rowindex', '4')
  await page.keyboard.press('k')
  await expect(openRow(page)).toHaveAttribute('aria-rowindex', '3')
  await (await control(page, 'Channels')).press('j')
  await expect(openRow(page)).toHaveAttribute('aria-rowindex', '3')
})

test('arrows and Enter open a story, and Escape leads back to its headline', async ({ page }) => {
  await page.goto('/news?tickers=HALO')
  await row(page, 1).getByRole('gridcell').nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(openRow(page)).toHaveAttribute('aria-rowindex', '3')
  await expect(record(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(record(page)).toHaveCount(0)
  await expect(row(page, 2).locator(':focus')).toHaveCount(1)
})

test('a story is found among several pages loaded as one body of rows', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto(`${addresses.live}/news?tickers=HALO&limit=5&v.load=2..3&v.sort=created:desc`)
  await expect(row(page, 10)).toBeAttached()
  const title = await row(page, 9).getByRole('gridcell').nth(1).locator('bdi').first().innerText()
  await row(page, 9).click()
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(story(page).locator('div[aria-busy=false] p').first()).toBeVisible()
  // The second page begins at the sixth item; the ninth row from there is the fourteenth.
  await expect.poll(() => asked.at(-1)).toBe('/api/v2/news?tickers=HALO&displayOutput=full&page=13&pageSize=1')
})

test('refining the loaded rows refines the headlines', async ({ page }) => {
  await page.goto('/news?tickers=HALO&f.title=~closing')
  await expect(row(page, 1)).toContainText('Closing Bell')
  const shown = headlines(page).locator('[role=row][aria-selected]')
  await expect.poll(() => shown.count()).toBeLessThan(50)
  await expect(shown.filter({ hasNotText: 'Closing' })).toHaveCount(0)
})

test('the words searched for are marked in the headlines', async ({ page }) => {
  await page.goto('/news?topics=merger&limit=20')
  await expect(headlines(page).locator('mark').first()).toHaveText(/^merger$/i)
})

test('a ticker leads to the page of its company, and does not open the story', async ({ page }) => {
  await page.goto('/news?tickers=HALO')
  const ticker = row(page, 1).getByRole('link').first()
  await ticker.click()
  await expect(page).toHaveURL(/\/company\/[A-Z.]+$/)
  await page.goBack()
  await ticker.press('Enter')
  await expect(page).toHaveURL(/\/company\/[A-Z.]+$/)
})

test('stories are muted by channel and by words of the headline, counted, shown again, and unmuted', async ({ page }) => {
  await page.goto('/news?tickers=HALO&limit=30')
  const shown = headlines(page).locator('[role=row][aria-selected]')
  await expect(shown.filter({ hasText: 'Closing Bell' })).not.toHaveCount(0)
  const all = await shown.count()
  await results(page).getByText('Mute', { exact: true }).first().click()
  await results(page).getByLabel('Headline contains').fill('closing bell')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/news?tickers=HALO&limit=30&v.mute=title:closing%20bell')
  await expect(shown.filter({ hasText: 'Closing Bell' })).toHaveCount(0)
  const muted = all - (await shown.count())
  await expect(results(page)).toContainText(`${muted} muted.`)
  await results(page).getByRole('button', { name: 'Show muted' }).click()
  await expect(shown).toHaveCount(all)
  await results(page).getByRole('button', { name: 'Hide muted' }).click()
  await results(page).getByRole('list', { name: 'Channels to mute' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/v\.mute=title:closing%20bell,channel:/)
  await results(page)
    .getByRole('button', { name: /^Unmute Channel: / })
    .click()
  await results(page).getByRole('button', { name: 'Unmute Headline contains: closing bell' }).click()
  await expect(page).toHaveURL('/news?tickers=HALO&limit=30')
  await expect(shown).toHaveCount(all)
})

test('stories that only mention the company are left out on request', async ({ page }) => {
  await page.goto('/news?tickers=HALO')
  await results(page).getByRole('button', { name: 'Only stories mainly about HALO' }).click()
  await expect(page).toHaveURL('/news?tickers=HALO&primaryTickers=HALO')
  await results(page).getByRole('button', { name: 'Include stories that mention it' }).click()
  await expect(page).toHaveURL('/news?tickers=HALO')
})

test('an empty answer names the filter to drop', async ({ page }) => {
  await page.goto('/news?tickers=NOBODY')
  await expect(results(page).getByRole('heading', { name: 'No news items match' })).toBeVisible()
})

test('on a narrow screen the story covers the list and closing it leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news?tickers=HALO&v.sort=created:desc')
  await row(page, 4).click()
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await record(page).getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 4)).toBeInViewport()
})

for (const width of [1440, 390]) {
  test(`axe finds nothing on an open story at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/news?tickers=HALO&limit=30&v.unfold=41026316&v.open=41026316')
    await expect(story(page).getByRole('table')).toBeVisible()
    await story(page).getByRole('button', { name: 'Load the pictures' }).first().click()
    await expect(story(page).locator('img')).toHaveCount(2)
    await story(page).getByText('All fields').click()
    await expectAxeFindsNothing(page)
  })
}
