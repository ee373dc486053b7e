/** Saved views: a name for an address, twins refused, pinned as a start, found in the palette, out to a file and back. */
import { expectAxeFindsNothing } from './axe.ts'
import { results, rowsArrive } from './explorer.ts'
import { expect, test } from './page.ts'

test('a view is saved, refused as a twin, pinned, renamed, exported, deleted and imported again', async ({ page }) => {
  const address = '/splits?importance=4&v.cols=ticker,ratio&v.view=table'
  const saved = page.getByRole('region', { name: 'Saved views' })
  await page.goto(address)
  await rowsArrive(page)
  const save = results(page).getByRole('button', { name: 'Save view' })
  const form = page.getByRole('dialog', { name: 'Save view' })
  await save.press('Enter')
  await expect(form.getByLabel('Name of this view')).toHaveValue('Splits, importance at least 4')
  await page.keyboard.type('Heavy splits')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Saved as “Heavy splits”.')
  await page.keyboard.press('Escape')
  await expect(save).toBeFocused()
  await save.press('Enter')
  await page.keyboard.type('Once more')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('This address is saved already, as “Heavy splits”.')
  await expectAxeFindsNothing(page)
  await page.goto('/')
  await saved.getByRole('button', { name: 'Make it the start of Splits' }).press('Enter')
  await expect(
    page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'Splits', exact: true }),
  ).toHaveAttribute('href', address)
  await saved.getByRole('button', { name: 'Rename Heavy splits' }).press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Splits of weight')
  await page.keyboard.press('Enter')
  await expect(saved.getByRole('link')).toHaveText('Splits of weight')
  await expectAxeFindsNothing(page)
  const downloaded = page.waitForEvent('download')
  await saved.getByRole('button', { name: 'Export to a file' }).press('Enter')
  const file = await (await downloaded).path()
  await saved.getByRole('button', { name: 'Delete Splits of weight' }).press('Enter')
  await expect(saved).toContainText('None yet')
  await page
    .getByLabel('File of saved views')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(saved).toContainText('The file is not one of saved views.')
  await page.getByLabel('File of saved views').setInputFiles(file)
  await expect(page.getByRole('status').filter({ hasText: '1 view was added.' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('searchbox', { name: 'Command' }).fill('of weight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})
