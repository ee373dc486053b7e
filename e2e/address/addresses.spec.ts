/** Addresses that cannot be obeyed: kept as they are, told where they are wrong, and nothing asked until they are mended. */
import { addresses } from '../addresses.ts'
import { alert, applyFilters, filters, openFilter, openForm, requestsOf, rowsArrive, textOf } from '../explorer.ts'
import { expect, test } from '../page.ts'

const OF_HALO = '/api/v2.1/calendar/splits?parameters[tickers]=HALO&parameters[date_search_field]=ex'

// On a live gateway, where each request can be seen and none must be.
test.use({ baseURL: addresses.live })

const startingWith = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

interface BadValue {
  readonly kind: string
  readonly address: string
  readonly label: string
  readonly text: string
  readonly message: string
}

const badValues: readonly BadValue[] = [
  {
    kind: 'list of tickers',
    address: '/splits?tickers=HALO,N%C3%96&v.view=table',
    label: 'Tickers',
    text: 'HALO,NÖ',
    message: 'NÖ: unusual character Ö.',
  },
  {
    kind: 'list that holds too many',
    address: '/bulls-bears?tickers=HALO,QNTR',
    label: 'Ticker',
    text: 'HALO,QNTR',
    message: 'One at a time here; over: QNTR.',
  },
  { kind: 'day', address: '/news?from=2026-02-30', label: 'From', text: '2026-02-30', message: 'Invalid date.' },
  {
    kind: 'day that may be a word',
    address: '/price-ratios?tickers=HALO&from=yesterday',
    label: 'From',
    text: 'yesterday',
    message: 'Invalid date. Write YYYY-MM-DD.',
  },
  {
    kind: 'choice',
    address: '/splits?date_search_field=EX&v.view=table',
    label: 'Filter by',
    text: 'EX',
    message: 'Choose one of announced, ex.',
  },
  {
    kind: 'whole number',
    address: '/splits?limit=5000&v.view=table',
    label: 'Rows per page',
    text: '5000',
    message: 'Too large. Wanted: a whole number, 1 to 1000.',
  },
  {
    kind: 'page',
    address: '/transcripts?page=0',
    label: 'Page',
    text: '0',
    message: 'Too small. Wanted: a whole number, at least 1.',
  },
  {
    kind: 'moment',
    address: '/insights?updated=2026-03-01',
    label: 'Updated since',
    text: '2026-03-01',
    message: 'A day, but Unix seconds are wanted. 2026-03-01 begins at 1772323200 (UTC).',
  },
  {
    kind: 'flag',
    address: '/logos?search_keys=HALO&composite_auto=maybe',
    label: 'Make composites',
    text: 'maybe',
    message: 'Wanted: true or false.',
  },
  {
    kind: 'size',
    address: '/logos?search_keys=HALO&scale=big',
    label: 'Fit PNG files into',
    text: 'big',
    message: 'Wanted: WIDTHxHEIGHT in whole pixels, such as 300x300.',
  },
  {
    kind: 'text',
    address: '/news?region=a%09b',
    label: 'Region',
    text: 'a\tb',
    message: 'Holds a line break or another control character.',
  },
]

test('a bad value of any kind is kept, flagged in its field and not asked', async ({ page }) => {
  const asked = requestsOf(page)
  for (const { kind, address, label, text, message } of badValues)
    await test.step(kind, async () => {
      await page.goto(address)
      await openForm(page)
      const field = filters(page).getByLabel(label, { exact: true })
      await expect.poll(() => textOf(field)).toBe(text)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(startingWith(message))
      await expect(alert(page)).toContainText('1 filter needs attention; nothing was requested.')
      await expect(page).toHaveURL(address)
      await expect(page.getByText('Fix the marked filters and apply.')).toBeVisible()
      expect(asked).toEqual([])
    })
})

test('a bad name among choices is kept, flagged at its box, and can be ticked off', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/analysts?fields=id,salary')
  await expect(alert(page)).toContainText('1 filter needs attention; nothing was requested.')
  await openForm(page)
  const group = filters(page).getByRole('group', { name: 'Fields to return' })
  await expect(group.getByText(/^salary: not a name here; wanted: id, name_full/)).toBeVisible()
  await expect(group.getByLabel('salary (not a choice)')).toBeChecked()
  await expect(page).toHaveURL('/analysts?fields=id,salary')
  expect(asked).toEqual([])
  await group.getByLabel('salary (not a choice)').click()
  await applyFilters(page)
  await rowsArrive(page)
  await expect.poll(() => asked).toEqual(['/api/v2.1/calendar/ratings/analysts?fields=id&pageSize=100'])
})

test('several bad values are counted, and removing them asks', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/splits?tickers=HALO&from=2026-13-01&importance=9&v.view=table')
  await expect(alert(page)).toContainText('2 filters need attention; nothing was requested.')
  await expect(alert(page)).toContainText('From: Invalid date. Importance, at least: Choose 0 to 5.')
  expect(asked).toEqual([])
  await alert(page).getByRole('button', { name: 'Remove them' }).click()
  await rowsArrive(page)
  await expect(page).toHaveURL('/splits?tickers=HALO&v.view=table')
  await expect.poll(() => asked).toEqual([`${OF_HALO}&pagesize=100`])
})

test('the nearest legal value is offered, and is sent once it is taken and applied', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/splits?tickers=HALO&limit=5000&v.view=table')
  await (await openFilter(page, 'Rows per page')).getByRole('button', { name: 'Use 1000' }).click()
  expect(asked).toEqual([])
  await applyFilters(page)
  await rowsArrive(page)
  await expect(page).toHaveURL('/splits?tickers=HALO&limit=1000&v.view=table')
  await expect.poll(() => asked).toEqual([`${OF_HALO}&pagesize=1000`])
})

test('a range that ends before it begins is flagged at both ends', async ({ page }) => {
  await page.goto('/news?from=2026-11-20&to=2026-11-01')
  await expect(alert(page)).toContainText('2 filters need attention; nothing was requested.')
  const days = await openFilter(page, 'Date')
  for (const label of ['From', 'To'])
    await expect(days.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('an unknown parameter is reported with the name that may be meant, and is not sent', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/splits?tickers=HALO&symbol=ACME&tickers[]=QNTR&utm_source=mail&v.view=table')
  await rowsArrive(page)
  const note = page.getByRole('note').filter({ hasText: 'Not used' })
  await expect(note).toContainText('symbol')
  await expect(note).toContainText('tickers[] (did you mean tickers?)')
  // Added by other programs to every link: nothing that anyone meant.
  await expect(note).not.toContainText('utm_source')
  await expect.poll(() => asked).toEqual([`${OF_HALO}&pagesize=100`])
  await note.getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL('/splits?tickers=HALO&v.view=table')
  await expect(note).toHaveCount(0)
})

test('a parameter given twice is reported and not obeyed', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/splits?importance=2&importance=3&v.view=table')
  await expect(alert(page)).toContainText('1 filter needs attention; nothing was requested.')
  await expect((await openFilter(page, 'Importance, at least')).getByText('Given 2 times: 2 and 3.')).toBeVisible()
  await expect(page).toHaveURL('/splits?importance=2&importance=3&v.view=table')
  expect(asked).toEqual([])
})

test('another spelling of a legal value is rewritten once, and told', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/splits?tickers=halo,%20halo&v.view=table')
  await rowsArrive(page)
  await expect(page).toHaveURL('/splits?tickers=HALO&v.view=table')
  await expect(page.getByRole('note').filter({ hasText: 'Tickers: read “halo, halo” as “HALO”.' })).toBeVisible()
  await expect.poll(() => asked).toEqual([`${OF_HALO}&pagesize=100`])
})

test('a route that does not exist says so and leads on', async ({ page }) => {
  await page.goto('/Splits-')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page).toHaveTitle('Not found · Tearsheet')
  await page.goto('/SPLITS/2026')
  await expect(page.getByRole('main')).toContainText('Did you mean Splits?')
  await page.getByRole('main').getByRole('link', { name: 'Splits' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Splits')
})
