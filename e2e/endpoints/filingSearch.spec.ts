/** The one field by which filings are looked for: what is typed says itself what kind of key it is. */
import { control, fill } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('a ticker, a CIK or an accession number typed into the one field is asked for as what it is', async ({ page }) => {
  await page.goto('/insider-filings?to=2026-11-20')
  await expect(page.getByLabel('Search by')).toHaveCount(0)
  for (const [key, kind] of [
    ['VXLN', 'symbol'],
    ['0000320193', 'cik'],
    ['0009100000-26-000001', 'accession_number'],
  ] as const) {
    const field = await control(page, 'Ticker, CIK or accession no.')
    await fill(field, key)
    await field.press('Enter')
    await expect(page).toHaveURL(`/insider-filings?search_keys=${key}&search_keys_type=${kind}&to=2026-11-20`)
    await expect(page).toHaveTitle(new RegExp(`^Insider filings for ${key}, until 20 Nov 2026`))
  }
  await page.getByRole('button', { name: 'Remove ticker, CIK or accession no.' }).click()
  await expect(page).toHaveURL('/insider-filings?to=2026-11-20')
})
