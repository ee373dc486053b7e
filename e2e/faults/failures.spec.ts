/** What the user sees when asking fails: what, why, and what is on screen now; rows that did arrive are never lost or mistaken. */
import { addresses } from '../addresses.ts'
import { alert, applyFilters, control, requests, results, row, rowsArrive } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('a failure of the service keeps the rows on screen, labelled with their own filters', async ({ page, forgive }) => {
  forgive(/status of 500/)
  await page.goto(`${addresses.live}/splits?from=2026-01-01&to=2026-11-20&v.view=table`)
  await rowsArrive(page)
  const before = await row(page, 1).innerText()
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 500,
      json: { ok: false, errors: [{ code: 'internal_server_error', id: 'e-17', value: 'Out of luck' }] },
    }),
  )
  await (await control(page, 'Importance, at least')).selectOption('5')
  await applyFilters(page)
  await expect(alert(page)).toContainText('Service error.')
  await expect(alert(page)).toContainText('It says: “Out of luck” (reference e-17)')
  await expect(alert(page)).toContainText(
    /Still on screen: \d+ rows loaded at \d\d:\d\d for “Splits with ex-date 1 Jan to 20 Nov 2026”\./,
  )
  await expect(row(page, 1)).toHaveText(before.replaceAll('\n', ''))
  await expect(page).toHaveURL(/importance=5&v.view=table$/)

  await page.unroute('**/api/**')
  await alert(page).getByRole('button', { name: 'Try again' }).click()
  await expect(alert(page)).toHaveCount(0)
  await rowsArrive(page)
  await expect(page.getByText('Still on screen')).toHaveCount(0)
})

for (const { scenario, what, action } of [
  { scenario: '500', what: 'Service error.', action: 'Try again' },
  { scenario: '429', what: 'Rate limited.', action: 'Try again' },
  { scenario: 'offline', what: 'Cannot reach the service.', action: 'Try again' },
  { scenario: '403:splits', what: 'Your plan does not include Splits.', action: 'Check connection' },
  { scenario: '401', what: 'API key rejected.', action: 'Check connection' },
]) {
  test(`the scenario "${scenario}" says what failed and offers one way on`, async ({ page }) => {
    await page.goto(`/splits?demo=${scenario}&v.view=table`)
    await expect(alert(page)).toContainText(what)
    await expect(alert(page).getByRole('button').or(alert(page).getByRole('link'))).toHaveText([action])
    // Where the rows would be.
    await expect(results(page).getByRole('alert')).toBeVisible()
    await expect(page.getByRole('note', { name: 'Demo data' })).toContainText(`scenario: ${scenario}`)
  })
}

test('F8 a plan without one operation leaves the others as they are', async ({ page }) => {
  await page.goto('/transcripts?demo=403:transcripts')
  await expect(alert(page)).toContainText('Your plan does not include Transcripts.')
  const menu = page.getByRole('navigation', { name: 'Operations' })
  await expect(menu.getByText('not in your plan')).toHaveCount(1)
  await menu.getByRole('link', { name: 'Splits' }).click()
  await rowsArrive(page)
  await expect(page).toHaveURL('/splits?demo=403:transcripts')
  await expect(menu.getByRole('link', { name: 'Transcripts not in your plan' })).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

test('F7 a sign-in that answers the data with a redirect is told as what it is, and leads back here', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 302, headers: { location: `${addresses.live}/sign-in` } })
  })
  await page.goto(`${addresses.live}/splits?tickers=HALO&v.view=table`)
  await expect(alert(page)).toContainText('Signed out.')
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', '/splits?tickers=HALO&v.view=table')
  await expect.poll(() => asked).toHaveLength(1)
})

test('F69 no rows is an answer: it names the narrowest filter and drops it', async ({ page }) => {
  await page.goto('/splits?tickers=HALO&from=1999-01-01&to=1999-12-31&v.view=table')
  await expect(results(page).getByRole('heading')).toHaveText('No splits match')
  await expect(alert(page)).toHaveCount(0)
  await results(page).getByRole('button', { name: 'Remove “Date 1 Jan to 31 Dec 1999”' }).click()
  await expect(page).toHaveURL('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
  await expect(results(page).getByRole('heading')).toHaveCount(0)
})

test('F101 an empty page after full ones offers the first one', async ({ page }) => {
  await page.goto('/splits?tickers=HALO&page=9&v.view=table')
  await expect(results(page).getByRole('heading')).toHaveText('No more rows')
  await results(page).getByRole('button', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
})

test('F49, F50 records of unexpected shape are shown, and each departure is listed', async ({ page }) => {
  await page.goto('/splits?demo=drift&tickers=HALO&v.view=table')
  await rowsArrive(page)
  await expect(alert(page)).toHaveCount(0)
  await requests(page).getByRole('button', { name: '1 request' }).click()
  await expect(requests(page).getByRole('heading', { name: /^\d+ schema mismatch(es)?$/ })).toBeVisible()
  const list = requests(page).getByRole('listitem')
  await expect(list.filter({ hasText: 'row: a record, found could not be read, in 1 row' }).last()).toBeVisible()
  await expect(list.filter({ hasText: 'importance: a whole number, found text, in 2 rows' }).last()).toBeVisible()
  await expect(
    list.filter({ hasText: 'added_lately: not in the specification, found true or false, in 2 rows' }).last(),
  ).toBeVisible()
})

test('loading says so before the first rows, and a new filter does not wait for the old answer', async ({ page }) => {
  await page.goto('/splits?demo=slow&v.view=table')
  await expect(results(page).getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await (await control(page, 'Importance, at least')).selectOption('3')
  await applyFilters(page)
  await rowsArrive(page)
  await expect(page).toHaveTitle('Splits, importance at least 3 · Tearsheet')
  await requests(page).getByRole('button', { name: '1 request' }).click()
  await expect(requests(page).getByRole('article')).toHaveCount(1)
})
