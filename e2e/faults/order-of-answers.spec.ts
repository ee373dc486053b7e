/** Answers that come late or out of order: what is painted is always the answer to the address, and says so until it is. */
import { addresses } from '../addresses.ts'
import { applyFilters, control, fill, openFilter, results, row, rowsArrive } from '../explorer.ts'
import { answerTo, expect, test, type Page } from '../page.ts'

test.use({ baseURL: addresses.live })

/** Holds back every answer that concerns the ticker until it is let go. */
async function holdBack(page: Page, ticker: string): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    (url) => url.pathname.startsWith('/api/') && url.search.includes(ticker),
    async (route) => {
      const response = await answerTo(route)
      await gone
      // The page may have given the request up, which is the better answer.
      await route.fulfill({ response }).catch(() => undefined)
    },
  )
  return letGo
}

async function lookUp(page: Page, ticker: string): Promise<void> {
  await fill(await control(page, 'Tickers'), ticker)
  await applyFilters(page)
}

test('an earlier request that answers late is given up and never painted', async ({ page }) => {
  const letGo = await holdBack(page, 'QNTR')
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('QNTR'))
  await page.goto('/splits?v.view=table')
  await rowsArrive(page)
  await lookUp(page, 'QNTR')
  await lookUp(page, 'HALO')
  await expect(row(page, 1)).toContainText('HALO')
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
  letGo()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page).toHaveTitle('Splits for HALO · Tearsheet')
  const tickers = await results(page).locator('[role=row] [role=gridcell][aria-colindex="2"]').allInnerTexts()
  expect(new Set(tickers)).toEqual(new Set(['HALO']))
})

test('while an answer is on its way the old rows stay, dimmed and labelled with their own filters', async ({ page }) => {
  const letGo = await holdBack(page, 'QNTR')
  await page.goto('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
  await lookUp(page, 'QNTR')
  await expect(page.getByRole('status').filter({ hasText: 'Loading. Still on screen:' })).toContainText('for “Splits for HALO”.')
  await expect(page.getByRole('grid', { name: 'Splits' })).toHaveAttribute('aria-busy', 'true')
  await expect(row(page, 1)).toContainText('HALO')
  letGo()
  await expect(row(page, 1)).toContainText('QNTR')
  await expect(page.getByRole('grid', { name: 'Splits' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Still on screen:')).toHaveCount(0)
})

test('without a network the page says so, keeps its rows, and asks once it is back', async ({ page, context, forgive }) => {
  // The browser's own words for whatever is asked without a network.
  forgive(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/splits?tickers=HALO&v.view=table')
  await rowsArrive(page)
  // A control comes with the first press on it.
  await openFilter(page, 'Tickers')
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await lookUp(page, 'QNTR')
  const waiting = page.getByRole('status').filter({ hasText: 'Offline: waiting for the network.' })
  await expect(waiting).toContainText('for “Splits for HALO”.')
  await expect(row(page, 1)).toContainText('HALO')
  await context.setOffline(false)
  await expect(row(page, 1)).toContainText('QNTR')
  await expect(waiting).toHaveCount(0)
})
