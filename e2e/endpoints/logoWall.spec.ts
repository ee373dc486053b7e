/** The wall of logos: several downloaded at once, and the background of the theme. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../page.ts'

test('selected logos come as one zip, those for the background chosen, and who has none is named', async ({ page }) => {
  await page.goto('/logos?search_keys=HALO,QNTR,MNZKY&v.ground=black')
  await page.getByRole('checkbox', { name: 'Select Halcyon Optics, Inc.' }).press('Space')
  await expect(page.getByRole('button', { name: 'Download 1 logo (.zip)' })).toBeVisible()
  const all = page.getByRole('checkbox', { name: 'Select all 3' })
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.press('Space')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 3 logos (.zip)' }).press('Enter')
  const file = await waiting
  expect(file.suggestedFilename()).toBe('logos.zip')
  const files = unzipSync(await readFile(await file.path()))
  expect(Object.keys(files)).toEqual(['HALO-logo.svg', 'QNTR-logo.svg'])
  expect(strFromU8(files['HALO-logo.svg']!)).toMatch(/^<svg /)
  await expect(page.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveText(/Minazuki.+: no file given/)
  await all.press('Space')
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the wall stands on the brand’s dark background, and the light one is a choice of the address', async ({ page }) => {
    await page.goto('/logos?search_keys=HALO')
    const dark = page.getByRole('radio', { name: 'Brand dark' })
    await expect(dark).toBeChecked()
    await page.getByText('Brand light').click()
    await expect(page).toHaveURL('/logos?search_keys=HALO&v.ground=brand-light')
    await page.goBack()
    await expect(dark).toBeChecked()
  })
})
