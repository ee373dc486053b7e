/** Reading news: what a story leads to, its pictures, what was read, and the forms in which it can be asked for. */
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { addressOf, record, results, row } from '../explorer.ts'
import { expect, test } from '../page.ts'

const story = (page: Page) => record(page).getByRole('article')
const headlines = (page: Page) => page.getByRole('grid', { name: 'News' })
const openRow = (page: Page) => headlines(page).locator('[role=row][aria-selected=true]')

test('tickers, channels, tags and authors filter on click, and Back undoes it', async ({ page }) => {
  const start = '/news?tickers=HALO&v.open=41027552'
  const clicks: readonly (readonly [name: string, address: string])[] = [
    ['NDSKY', '/news?tickers=NDSKY'],
    ['WIIM', '/news?tickers=HALO&channels=WIIM'],
    // Tags alone cannot be asked for: the words are looked for in titles, tags and bodies.
    ['market wrap', '/news?tickers=HALO&topics=market%20wrap'],
    ['Tearsheet Staff Writer', '/news?tickers=HALO&authors=Tearsheet%20Staff%20Writer'],
  ]
  await page.goto(start)
  for (const [name, address] of clicks) {
    await story(page).getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await page.goBack()
    await expect(page).toHaveURL(start)
  }
  await expect(story(page).getByRole('button', { name: 'market wrap' })).toHaveAttribute('title', /no filter by tag alone/)
})

test('pictures load for the story they were asked for, and for no other', async ({ page }) => {
  await page.goto('/news?tickers=HALO&v.sort=created:desc&v.open=41027552')
  const consent = story(page).getByRole('button', { name: 'Load the pictures of this story' })
  await expect(consent).toHaveCount(2)
  await expect(story(page)).toContainText(`Picture “Illustration” from ${new URL(addresses.demo).host} is not loaded.`)
  await expect(story(page).locator('img')).toHaveCount(0)
  await consent.first().click()
  const pictures = story(page).locator('img[src^="data:image/svg+xml"][referrerpolicy=no-referrer]')
  await expect(pictures).toHaveCount(2)
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
  await row(page, 8).click()
  await expect(consent.first()).toBeVisible()
  await expect(story(page).locator('img')).toHaveCount(0)
  await row(page, 4).click()
  await expect(pictures).toHaveCount(2)
  await page.reload()
  await expect(consent).toHaveCount(2)
})

test('what was read is marked in this browser alone, and can be forgotten', async ({ page, someoneElse }) => {
  await page.goto('/news?tickers=HALO&v.sort=created:desc&v.open=41027552')
  await expect(row(page, 4)).toContainText('read')
  const marks = () => page.evaluate(() => localStorage.getItem('tearsheet.news.read'))
  await expect.poll(marks).toBe('["41027552"]')
  await page.goto('/news?tickers=HALO&v.sort=created:desc')
  await expect(row(page, 4)).toContainText('read')
  await expect(row(page, 3)).not.toContainText('read')
  await someoneElse.goto('/news?tickers=HALO&v.sort=created:desc')
  await expect(row(someoneElse, 4)).toBeVisible()
  await expect(row(someoneElse, 4)).not.toContainText('read')
  await results(page).getByRole('button', { name: 'Clear read marks' }).click()
  await expect(row(page, 4)).not.toContainText('read')
  await expect.poll(marks).toBeNull()
})

test('reading goes on where the browser forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/news?tickers=HALO&v.sort=created:desc&v.open=41027552')
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
  await expect(row(page, 4)).toContainText('read')
})

test('titles are shown with the characters their entities stand for', async ({ page }) => {
  await page.goto('/news?tickers=HALO&limit=30&v.open=41026316')
  const title = 'UPDATE: Halcyon Optics Results & Outlook: $526.7 Million Revenue in Q2 2026'
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(openRow(page)).toContainText(title)
  await results(page).getByRole('button', { name: 'Table' }).click()
  await expect(openRow(page)).toContainText(title)
})

test('a body asked for as plain text is shown as text', async ({ page }) => {
  await page.goto('/news?tickers=HALO&format=text&v.open=41027552')
  await expect(story(page)).toContainText('Nordskagen Shipping had the largest move')
  await expect(story(page).getByRole('table')).toHaveCount(0)
})

test('XML is asked for and read as JSON is, and can be seen as it came', async ({ page }) => {
  await page.goto(`${addresses.live}/news?tickers=HALO&limit=5&v.open=41027552`)
  await expect(story(page).getByRole('table')).toBeVisible()
  const titles = await headlines(page).getByRole('row').allInnerTexts()
  const accepts: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) accepts.push(request.headers().accept)
  })
  const requests = page.getByRole('region', { name: 'Requests' })
  await requests.getByRole('group', { name: 'Format' }).getByRole('button', { name: 'XML' }).click()
  await expect(page).toHaveURL(`${addresses.live}/news?tickers=HALO&accept=application/xml&limit=5&v.open=41027552`)
  await expect(results(page).getByRole('grid', { name: 'News' })).toHaveAttribute('aria-busy', 'false')
  await expect(story(page).getByRole('table')).toBeVisible()
  await expect.poll(() => headlines(page).getByRole('row').allInnerTexts()).toEqual(titles)
  await expect.poll(() => accepts).toEqual(['application/xml', 'application/xml'])
  await requests.getByRole('button', { name: 'Raw response' }).click()
  await expect(results(page).locator('pre')).toContainText(
    '<?xml version="1.0" encoding="utf-8"?>\n<result is_array="true"><item>',
  )
  await expect.poll(() => addressOf(page)).toContain('v.view=received')
  await page.goBack()
  await expect(headlines(page)).toBeVisible()
})

test('few headlines and a short story fill the height, as many and a long one do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.goto('/news?tickers=HALO&limit=2')
  const bottomOf = async (name: string): Promise<number> => {
    const box = await page.getByRole('region', { name }).boundingBox()
    return box!.y + box!.height
  }
  await expect(row(page, 1)).toBeVisible()
  await expect.poll(() => bottomOf('Requests')).toBe(1600)
  const before = await bottomOf('Results')
  await row(page, 1).click()
  await expect(story(page)).toContainText('All fields')
  await expect(page.getByRole('complementary', { name: 'Record' })).toBeVisible()
  await expect.poll(() => bottomOf('Requests')).toBe(1600)
  await expect.poll(() => bottomOf('Results')).toBe(before)
  await expect
    .poll(async () => {
      const pane = (await record(page).boundingBox())!
      return pane.y + pane.height
    })
    .toBe(before)
})

test('styles inside a story are left out without a line on the console', async ({ page }) => {
  const body = '<style>p { color: red }</style><p style="color: red">Red <span style=\'font-size:2em\'>words</span></p>'
  const created = 'Fri, 20 Nov 2026 09:30:00 -0400'
  await page.route('**/api/v2/news*', (route) => route.fulfill({ json: [{ id: 7, title: 'A styled story', created, body }] }))
  // The page of a test complains of every line on the console and of every breach of the content policy.
  await page.goto(`${addresses.live}/news?displayOutput=full&v.open=7`)
  await expect(story(page)).toContainText('Red words')
  await expect(story(page).locator('[style], style')).toHaveCount(0)
})
