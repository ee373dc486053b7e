/** A link that proves itself: whoever opens it is told whether the rows are the same, and the service hears nothing of it. */
import { addresses } from '../addresses.ts'
import { record, results, rowsArrive } from '../explorer.ts'
import { answerTo, expect, test, type Page } from '../page.ts'

const RATINGS = '/insights?tickers=HALO'

const told = (page: Page) =>
  results(page)
    .getByRole('status')
    .filter({ hasText: /link was made|fingerprint/ })

/** The link, copied by hand: the clipboard is refused. */
async function linkWithFingerprint(page: Page, address: string): Promise<string> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto(address)
  await rowsArrive(page)
  await results(page).getByRole('button', { name: 'Link with a fingerprint of these rows' }).click()
  const panel = page.getByRole('dialog', { name: 'Link with a fingerprint' })
  await panel.getByRole('button', { name: 'Copy with fingerprint' }).click()
  return panel.getByRole('textbox', { name: 'Copy with fingerprint' }).inputValue()
}

test('a colleague is told that the rows are the same, and no request has the fragment', async ({ page, someoneElse }) => {
  const link = await linkWithFingerprint(page, RATINGS)
  const asked: string[] = []
  someoneElse.on('request', (request) => asked.push(request.url()))
  await someoneElse.goto(link)
  await expect(told(someoneElse)).toHaveText(/^The same \d+ rows as at \d\d:\d\d, when this link was made\./)
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((url) => url.includes('fp='))).toEqual([])

  // Other columns, another order and an open record are still the same rows; another query is not.
  await results(someoneElse).getByRole('columnheader', { name: /^Firm/ }).getByRole('button').first().click()
  await expect(someoneElse).toHaveURL(/v\.sort=.*#fp=/)
  await expect(told(someoneElse)).toHaveText(/^The same/)
  await told(someoneElse).getByRole('button', { name: 'Dismiss' }).click()
  await expect(told(someoneElse)).toBeHidden()
  expect(new URL(someoneElse.url()).hash).toBe('')
})

test('a link to other rows says so, and compares nothing', async ({ page, someoneElse }) => {
  const { hash } = new URL(await linkWithFingerprint(page, RATINGS))
  await someoneElse.goto(`${addresses.demo}/insights?tickers=QNTR${hash}`)
  await expect(told(someoneElse)).toContainText('of another query')
  await someoneElse.goto(`${addresses.demo}${RATINGS}${hash.slice(0, -3)}`)
  await someoneElse.reload()
  await expect(told(someoneElse)).toContainText('cannot be read')
})

test('over a body of many pages a hash of all of them is compared once they are loaded', async ({ page, someoneElse }) => {
  const link = await linkWithFingerprint(page, '/insights?limit=1000&v.load=1..2')
  expect(link.length).toBeLessThan(200)
  await someoneElse.goto(link)
  await expect(told(someoneElse)).toHaveText(/^The same [\d,]+ rows as at/)
})

test('rows that are new, gone and changed since are told, and opened from there', async ({ page, someoneElse }) => {
  const link = await linkWithFingerprint(page, `${addresses.live}${RATINGS}`)
  await someoneElse.route('**/api/v1/analyst/insights*', async (route) => {
    const response = await answerTo(route)
    const answer = (await response.json()) as { 'analyst-insights': { id: string; pt: string }[] }
    const [, second, ...others] = answer['analyst-insights']
    const rows = [{ ...second!, id: 'another' }, { ...second!, pt: '1.00' }, ...others]
    await route.fulfill({ response, json: { ...answer, 'analyst-insights': rows } })
  })
  await someoneElse.goto(link)
  await expect(told(someoneElse)).toContainText(/^Since \d\d:\d\d, when this link was made: 1 new, 1 gone, 1 changed\./)
  const named = told(someoneElse).getByRole('button')
  await expect(named).toHaveCount(3)
  await named.first().click()
  await expect(record(someoneElse).getByRole('heading', { name: /cuts target on .* to 1\.00/ })).toBeVisible()
  await expect(told(someoneElse)).toContainText('1 changed')
  await someoneElse.goBack()
  await expect(record(someoneElse)).toBeHidden()
  await expect(told(someoneElse)).toContainText('1 changed')
})
