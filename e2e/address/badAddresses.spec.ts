/** Addresses that others edited, in a browser: a key in them, foreign paths, great length, everything wrong at once, and Back. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addresses } from '../addresses.ts'
import { alert, control, filters, openForm, requestsOf, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

test.use({ baseURL: addresses.live })

/** Goes there as a link inside the app would, without asking the server for the page. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

const withKey = [
  ['/about?token=CANARY', '/about'],
  ['/about?TOKEN=CANARY', '/about'],
  ['/about?api_key=CANARY', '/about'],
  ['/about?apikey=CANARY', '/about'],
  ['/about?key=CANARY', '/about'],
  ['/about?access_token=CANARY', '/about'],
  ['/about?auth=CANARY', '/about'],
  ['/about?authorization=CANARY', '/about'],
  ['/about?%74oken=CANARY', '/about'],
  ['/about#key=CANARY', '/about'],
  ['/no/such/page?token=CANARY&token=CANARY', '/no/such/page'],
  ['/splits?tickers=HALO&token=CANARY&importance=9&v.view=table', '/splits?tickers=HALO&importance=9&v.view=table'],
] as const

test('K2: a key in the address is removed at once, is in no request, and is to be changed', async ({ page }) => {
  const carrying: string[] = []
  page.on('request', (request) => {
    const isThePageItself = request.isNavigationRequest()
    const { referer = '' } = request.headers()
    if (!isThePageItself && `${request.url()} ${referer}`.includes('CANARY')) carrying.push(request.url())
  })
  for (const [address, left] of withKey) {
    // A page without content first: a hash alone would load nothing anew.
    await page.goto('about:blank')
    await page.goto(address)
    await expect(alert(page).filter({ hasText: 'have the key changed' })).toBeVisible()
    await expect(page).toHaveURL(left)
    expect(await page.content()).not.toContain('CANARY')
  }
  expect(carrying).toEqual([])
})

test('K2: a key that is typed behind an open page is removed as well', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    location.hash = 'access_token=CANARY'
  })
  await expect(alert(page)).toContainText('There was a key in this address.')
  await expect(page).toHaveURL('/about')
})

test('U91: an address of 20,000 or 100,000 characters is kept, told and not asked', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto(`/news?topics=${'x'.repeat(20_000)}`)
  await expect(alert(page).filter({ hasText: 'Nothing was requested: at most 6,000 are taken.' })).toBeVisible()
  await openForm(page)
  await expect(filters(page).getByText('20,000 characters; the first 200 are shown.')).toBeVisible()
  await goWithin(page, `/news?topics=${'x'.repeat(100_000)}`)
  await expect(filters(page).getByText('100,000 characters; at most 2,000 are sent.')).toBeVisible()
  await expect(page.getByText('Too long for a link')).toBeVisible()
  expect(asked).toEqual([])
})

test('U93: a path that is written in another way, or leads nowhere, has a page', async ({ page }) => {
  for (const [path, heading] of [
    ['/news/', 'News'],
    ['/News', 'News'],
    ['/unknown', 'Page not found'],
    ['/news/__proto__', 'Page not found'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(path)
    })
})

test('U93, U94, X13: foreign paths are found nowhere, and leave neither the origin nor the app', async ({ page, forgive }) => {
  forgive(/status of 40[04]|malformed|could not be decoded/)
  for (const path of ['/news/%E0%A4%A', '/news/%2F', '/news//', '//evil.test/x', '/\\evil.test', '/%5Cevil.test'])
    await test.step(path, async () => {
      // A slash too many is no other page.
      const heading = path === '/news//' ? 'News' : 'Page not found'
      // Typed by hand, and followed within the app.
      const opened = await page.goto(addresses.live + path)
      expect(opened?.status()).toBe(404)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.poll(() => new URL(page.url()).origin).toBe(addresses.live)
      await page.goto('/about')
      await goWithin(page, addresses.live + path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.poll(() => new URL(page.url()).origin).toBe(addresses.live)
    })
})

const everythingWrong =
  '/news?tickers=%C3%96&date=1&from=2&to=3&channels=a%0Db&topics=a%0Db&topic_group_by=xor&importance=9&displayOutput=max' +
  '&primaryTickers=%C3%96&authors=a%0Db&content_types=a%0Db&region=a%0Db&isin=1&cusips=2&format=pdf&accept=text/html' +
  '&publishedSince=x&updated=y&sort=up&page=-1&limit=0'

test(`U96: twenty-two bad parameters have one summary and a note each, without a breach of access`, async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto(everythingWrong)
  await expect(alert(page)).toHaveCount(1)
  await expect(alert(page)).toContainText('22 filters need attention; nothing was requested.')
  await openForm(page)
  const invalid = filters(page).locator('[aria-invalid="true"]')
  await expect(invalid).toHaveCount(22)
  for (const field of await invalid.all()) await expect(field).toHaveAccessibleDescription(/\.( |$)/)
  await expectAxeFindsNothing(page)
  await expect(page).toHaveURL(everythingWrong)
  expect(asked).toEqual([])
})

test('U96: the keyboard reaches the bad fields in the order in which they stand', async ({ page }) => {
  await page.goto(everythingWrong)
  await openForm(page)
  const invalid = filters(page).locator('[aria-invalid="true"]')
  await expect(invalid).toHaveCount(22)
  await filters(page).getByRole('button', { name: 'Reset' }).focus()
  const standing = await invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  const reached: (string | null)[] = []
  while (reached.length < standing.length) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'nothing'
      return focused.getAttribute('aria-invalid') ? focused.getAttribute('name') : undefined
    })
    if (name === 'nothing') break
    if (name !== undefined) reached.push(name)
  }
  expect(reached).toEqual(standing)
})

test('U97: Back to a bad address flags it again, with the rows that were there labelled as what they are', async ({ page }) => {
  const asked = requestsOf(page)
  const bad = '/splits?tickers=HALO&importance=9&v.view=table'
  await page.goto(bad)
  await alert(page).getByRole('button', { name: 'Remove it' }).click()
  await rowsArrive(page)
  await page.goBack()
  await expect(page).toHaveURL(bad)
  await expect(alert(page)).toContainText('1 filter needs attention; nothing was requested.')
  await expect(await control(page, 'Importance, at least')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Still on screen: 2 rows loaded at \d\d:\d\d for “Splits for HALO”\.$/)).toBeVisible()
  await page.goForward()
  await expect(alert(page)).toHaveCount(0)
  await expect
    .poll(() => asked)
    .toEqual(['/api/v2.1/calendar/splits?parameters[tickers]=HALO&parameters[date_search_field]=ex&pagesize=100'])
})
