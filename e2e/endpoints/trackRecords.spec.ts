/** Track records: an analyst's targets measured, a target followed to its rating, and both where the plan lacks prices. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Locator, Page } from '@playwright/test'
import { record } from '../explorer.ts'
import { expect, test } from '../page.ts'

const DIMITROV = '/analysts?analyst_name=Javier%20Dimitrov'

const track = (page: Page): Locator => page.getByRole('region', { name: 'Price targets measured' })
const outcome = (page: Page): Locator => page.getByRole('region', { name: 'Outcome of the target' })

/** The first answer of the demo invents its market, which takes a while on a busy machine. */
async function openProfile(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const grid = page.getByRole('grid', { name: 'Analysts' })
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  await grid.getByText('Javier Dimitrov').click()
  await track(page).getByRole('button', { name: 'Load ratings' }).click()
  await track(page)
    .getByRole('button', { name: /^Measure \d+ targets$/ })
    .click()
}

test('the targets of an analyst are measured, each followed to its rating and what became of it', async ({ page }) => {
  await openProfile(page, DIMITROV)
  const reached = track(page).getByRole('row', { name: /^Reached / })
  await expect(reached.getByRole('cell')).toHaveText([/^\d+\.\d% \d+ of \d+$/, /^\d+\.\d–\d+\.\d%$/, '35%', '64%'])
  await expect(track(page)).toContainText('Provider: 52.38% of 63 ratings gained; outside our 95% interval for targets reached')
  await expect(track(page).getByRole('progressbar')).toHaveCount(0)
  await expectAxeFindsNothing(page)

  await track(page).getByRole('button', { name: 'To the next target' }).click()
  await expect(page).toHaveURL(/v\.until=next/)
  await expect(reached.getByRole('cell', { name: '35%' })).toHaveCount(0)
  await track(page).getByRole('button', { name: 'To 12 months' }).click()
  await expect(page).not.toHaveURL(/v\.until/)

  const item = track(page)
    .getByRole('listitem')
    .filter({ hasText: /Reached on/ })
    .first()
  const [words] = /Reached on .+$/.exec((await item.textContent()) ?? '') ?? []
  await item.getByRole('link').click()
  // Its prices are there already.
  await expect(outcome(page)).toContainText(words!)
  await expect(outcome(page).getByRole('img', { name: /^Close from .+, target / })).toBeVisible()
  await expectAxeFindsNothing(page)
  await record(page).getByRole('link', { name: 'Track record of Ashgrove & Pell' }).click()
  await expect(page).toHaveURL(/v\.view=targets/)
  await track(page).getByRole('button', { name: 'Load ratings' }).click()
  await track(page)
    .getByRole('button', { name: /^Measure \d+ targets$/ })
    .click()
  await expect(page.getByRole('table', { name: 'By analyst' }).getByRole('link', { name: 'Javier Dimitrov' })).toBeVisible()
})

test('a plan without prices leaves the profile and the rating whole', async ({ page, forgive }) => {
  forgive(/status of 403/)
  await openProfile(page, `${DIMITROV}&demo=403:price-ratios`)
  await expect(track(page)).toContainText('Your plan does not include prices.')
  await expect(record(page).getByRole('table', { name: 'Track record by period' })).toBeVisible()
  await record(page).getByRole('region', { name: 'Latest ratings' }).getByRole('link').first().click()
  await expect(record(page).getByRole('list', { name: 'Read on' })).toBeVisible()
  await outcome(page)
    .getByRole('button', { name: /Load prices|Try again/ })
    .click()
  await expect(outcome(page)).toContainText('Your plan does not include prices.')
})
