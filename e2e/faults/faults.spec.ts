/** Faults that need a socket or a browser: each by the number of its row in the list of faults. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import { addresses } from '../addresses.ts'
import { alert, applyFilters, control, fill, requestsOf, results, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

test.use({ baseURL: addresses.faulty })

/** Chromium's own line on an answer that failed. */
const FAILED = /Failed to load resource/

const row = (page: Page) => results(page).getByRole('gridcell', { name: 'HALO', exact: true })

/** Rows first, then the question whose answer breaks: its requests are returned. */
async function askFor(page: Page, ticker: string): Promise<readonly string[]> {
  await page.goto('/splits?tickers=FINE&v.view=table')
  await rowsArrive(page)
  const asked = requestsOf(page)
  await fill(await control(page, 'Tickers'), ticker)
  await applyFilters(page)
  return asked
}

/** What breaks, its ticker, the words that tell it, and how often is asked. */
const cases = {
  'an answer that is cut off or cannot be unpacked': [
    ['F34 an answer cut off, its length known', 'CUT', 'The answer was cut off.', 3],
    ['F34 an answer cut off in pieces', 'CUTCHUNK', 'The answer was cut off.', 3],
    ['F36 a connection reset within the answer', 'RESETBODY', 'The answer was cut off.', 3],
    ['an answer cut off that never said its length', 'CUTPLAIN', 'The answer was cut off.', 2],
    ['F42 an answer that is not packed as it says', 'BADGZIP', 'The answer could not be unpacked.', 2],
    ['F42 a packed answer cut off', 'CUTGZIP', 'The answer was cut off.', 2],
  ],
  'a service that cannot be reached': [
    ['F71 a connection reset before the answer', 'RESET', 'Service unreachable, busy or too slow.', 3],
    ['F71 a connection closed before the answer', 'CLOSE', 'Service unreachable, busy or too slow.', 3],
    ['F79 what is no HTTP', 'GARBAGE', 'Service unreachable, busy or too slow.', 3],
  ],
  'an answer that refuses, or is none': [
    ['F24 a fault of the service', 'BROKEN', 'Service error.', 2],
    ['F29 a redirect', 'MOVED', 'The service tried to redirect.', 1],
    ['a 304 that nobody asked for', 'UNCHANGED', 'No data came, only that nothing has changed.', 1],
    ['a page of a firewall', 'FIREWALL', 'Something between you and the service refused this.', 1],
    ['a status that says nothing', 'TEAPOT', 'The service refused the request (418).', 1],
    ['a refused key with status 400', 'UNKNOWNKEY', 'The server’s key was refused.', 1],
    ['F19 a limit of days', 'LIMITED', 'The service asks to wait until', 1],
    ['F32 a web page', 'PAGE', 'Got a web page instead of data.', 1],
    ['F41, D5 an answer of 50 MB', 'HUGE', 'Answer too large (over 32 MB).', 1],
  ],
} as const

for (const [group, broken] of Object.entries(cases))
  test(`${group} is told, keeps the rows and offers a way on`, async ({ page, forgive }) => {
    test.slow()
    forgive(FAILED)
    for (const [name, ticker, words, requests] of broken)
      await test.step(name, async () => {
        const asked = await askFor(page, ticker)
        await expect(alert(page)).toContainText(words)
        await expect(alert(page)).toContainText('Still on screen: 1 row loaded at')
        await expect(alert(page)).toContainText('for “Splits for FINE”.')
        await expect(
          alert(page)
            .getByRole('button', { name: /Try again|Go to the filters/ })
            .or(alert(page).getByRole('link')),
        ).toBeVisible()
        await expect(row(page)).toBeVisible()
        await expect.poll(() => asked).toHaveLength(requests)
      })
  })

test('F26 a service that is busy is asked again when it allows that, and meanwhile says when', async ({ page, forgive }) => {
  forgive(FAILED)
  const asked = await askFor(page, 'BUSY')
  await expect(page.getByRole('status').filter({ hasText: 'Retrying at' })).toContainText(
    'Service unreachable, busy or too slow.',
  )
  await expect(alert(page)).toContainText('Service unreachable, busy or too slow.')
  await expect.poll(() => asked).toHaveLength(3)
})

test('F71 a service that comes back within three attempts is not worth a word', async ({ page, forgive }) => {
  forgive(FAILED)
  const asked = await askFor(page, 'HEALS')
  await expect(page).toHaveURL(/HEALS/)
  await expect(page.getByText(/Still on screen/)).toHaveCount(0)
  await expect(row(page)).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
  await expect.poll(() => asked).toHaveLength(3)
})

test('F82 an answer that comes letter by letter is an answer', async ({ page }) => {
  await askFor(page, 'SLICED')
  await expect(page.getByText(/Still on screen/)).toHaveCount(0)
  await expect(row(page)).toBeVisible()
})

test('F80 an answer that stops coming is given up after 15 seconds, asked once more and told', async ({ page }) => {
  await page.clock.install()
  await page.goto('/splits?tickers=FINE&v.view=table')
  await rowsArrive(page)
  const asked = requestsOf(page)
  const answer = () => page.waitForResponse((response) => response.url().includes('STALL'))
  const first = answer()
  await fill(await control(page, 'Tickers'), 'STALL')
  await applyFilters(page)
  await first
  await page.clock.runFor(4000)
  await expect(page.getByText('Still loading…')).toBeVisible()
  await expect(page.getByText('1 kB so far')).toBeVisible()
  const second = answer()
  await page.clock.runFor(20_000)
  await second
  await page.clock.runFor(20_000)
  await expect(alert(page)).toContainText('The service stopped answering.')
  await expect(row(page)).toBeVisible()
  await expect.poll(() => asked).toHaveLength(2)
})

test('F79 a service that is silent can be left: Cancel takes the request back, and it can be made again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/splits?tickers=SILENT&v.view=table')
  await expect(page.getByRole('heading', { name: 'Splits', level: 1 })).toBeVisible()
  await page.clock.runFor(4000)
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('SILENT'))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await left
  await expect(page.getByText('Cancelled.')).toBeVisible()
  await expectAxeFindsNothing(page)
  const again = page.waitForRequest((request) => request.url().includes('SILENT'))
  await page.getByRole('button', { name: 'Ask again' }).click()
  await again
})

test('F76, F77 without a network a question waits, and is asked once when the network is back', async ({
  page,
  context,
  forgive,
}) => {
  // The browser itself asks for the icon.
  forgive(FAILED)
  await page.goto('/splits?tickers=FINE&v.view=table')
  await rowsArrive(page)
  const asked = requestsOf(page)
  const tickers = await control(page, 'Tickers')
  await context.setOffline(true)
  await expect(page.getByText('Offline.', { exact: true })).toBeVisible()
  await fill(tickers, 'SLICED')
  await applyFilters(page)
  await expect(page.getByText('Offline: waiting for the network.')).toBeVisible()
  await expect(row(page)).toBeVisible()
  await expectAxeFindsNothing(page)
  expect(asked).toEqual([])
  // Those that are answered: the browser may say that the network is back before it lets a request through, which is then made again.
  const answered: string[] = []
  page.on('response', (response) => response.url().includes('/api/') && answered.push(response.url()))
  await context.setOffline(false)
  await expect(page.getByText(/Offline/)).toHaveCount(0)
  await expect(page.getByText(/Still on screen/)).toHaveCount(0)
  await expect.poll(() => answered).toHaveLength(1)
})
