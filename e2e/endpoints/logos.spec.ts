/** The page of logos: the wall, the twelve files, backgrounds, composites, and addresses that expire. */
import { expectAxeFindsNothing } from '../app/axe.ts'
import type { Page, Route } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { control, textOf } from '../explorer.ts'
import { expect, test } from '../page.ts'

const HALO = 'v.open=9bdda68a-c163-43f8-a3b4-2d716e9fefdf+HALO'
const card = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Wall of logos' }).getByRole('button', { name })
const record = (page: Page) => page.getByRole('complementary', { name: 'Record' })
const tester = (page: Page) => record(page).getByRole('region', { name: 'Background tester' })

test('the wall shows each company on its own brand background, and says which identifiers found nothing', async ({ page }) => {
  await page.goto('/logos?search_keys=HALO,NOPE,LUMQ,MNZKY,XXXX')
  await expect(
    card(page, /Halcyon Optics, Inc\.\s*HALO · 11 of 11 files/)
      .locator('span')
      .first(),
  ).toHaveCSS('background-color', 'rgb(246, 235, 228)')
  await expect(card(page, /LUMQ · 7 of 11 files/)).toBeVisible()
  await expect(card(page, /MNZKY · 0 of 11 files/)).toContainText('MP')
  const nothing = page.getByRole('region', { name: 'Found nothing' })
  await expect(nothing.getByRole('listitem')).toHaveText(['NOPE', 'XXXX'])
  await nothing.getByRole('button', { name: 'Take these 2 out of the search' }).click()
  await expect(page).toHaveURL('/logos?search_keys=HALO,LUMQ,MNZKY')
  await expect(nothing).toBeHidden()
})

test('a pasted list is read by any separator, upper-cased, and each entry counted once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/logos')
  await page.evaluate(() => navigator.clipboard.writeText('halo\tQNTR\n"acme"; halo | LUMQ  TWRL'))
  const field = await control(page, 'Identifiers')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect.poll(() => textOf(field)).toBe('HALO,QNTR,ACME,LUMQ,TWRL')
  await expect(page.getByRole('form', { name: 'Filters' }).getByText('5/100')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/logos?search_keys=HALO,QNTR,ACME,LUMQ,TWRL')
  await expect(page.getByRole('list', { name: 'Wall of logos' }).getByRole('listitem')).toHaveCount(5)
})

test('the matrix tells files that are there from those missing and those not asked for, and asks for these', async ({ page }) => {
  await page.goto('/logos?search_keys=LUMQ')
  await card(page, /LUMQ/).click()
  const matrix = record(page).getByRole('table', { name: 'Files' })
  await expect(matrix.getByText('none')).toHaveCount(4)
  await matrix.getByRole('button', { name: 'Ask for Composite, dark, PNG' }).click()
  await expect(page).toHaveURL(/fields=[a-z_,]*mark_composite_dark/)
  await expect(page).not.toHaveURL(/fields=[a-z_,]*mark_vector_composite_dark/)
  await expect(matrix.getByRole('button', { name: 'Ask for Composite, dark, SVG' })).toBeVisible()
})

test('a background that swallows the logo is warned of, with the contrast measured from its pixels', async ({ page }) => {
  await page.goto(`/logos?search_keys=HALO&${HALO}&v.file=logo_dark&v.ground=brand-dark`)
  await expect(tester(page)).toContainText(/Contrast [3-9]\.\d:1/)
  await expect(tester(page)).not.toContainText('It disappears')
  await tester(page).getByText('White', { exact: true }).click()
  await expect(page).toHaveURL(/v\.ground=white/)
  await expect(tester(page)).toContainText(/It (disappears|fades in part): \d+% of the drawn area is below 1\.5:1 here/)
  await tester(page).getByText('Checker').click()
  await expect(tester(page)).toContainText('not on the checker')
  await page.goBack()
  await expect(tester(page).getByRole('radio', { name: 'White' })).toBeChecked()
})

test('radius and size are filters, and what the service returns for them is shown', async ({ page }) => {
  await page.goto(`/logos?search_keys=HALO&${HALO}&v.file=mark_light`)
  await expect(tester(page)).toContainText('300 × 300 px as sent')
  const drawn = page.getByRole('region', { name: 'As the service draws it' })
  await drawn.getByRole('combobox', { name: 'Fit PNG into' }).selectOption('128x128')
  await expect(page).toHaveURL(/[?&]scale=128x128/)
  await expect(tester(page)).toContainText('128 × 128 px as sent')
  await drawn.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/[?&]composite_radius=50/)
  await expect(drawn.getByRole('img', { name: /corner radius 50%/ })).toBeVisible()
  await expect(record(page)).toBeVisible()
  await page.goBack()
  await expect(drawn.getByRole('img', { name: /corner radius 0%/ })).toBeVisible()
})

test('colours are copied as hex, and a file as the request that returns it, never as its signed address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/logos?search_keys=HALO&${HALO}&v.file=mark_dark`)
  const colours = page.getByRole('region', { name: 'Colours' })
  await colours.getByRole('button', { name: '#412616' }).click()
  await expect(colours.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(copied).toBe('#412616')
  const along = page.getByRole('region', { name: 'Take along' })
  await expect(along).toContainText('signed for a short time')
  await along.getByRole('button', { name: 'Copy request' }).click()
  await expect(along.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.poll(copied).toContain('/api/v2/logos/search?search_keys=HALO&fields=mark_dark')
  await expect.poll(copied).not.toContain('signature')
})

test('one file is downloaded under a name that says what it is', async ({ page }) => {
  await page.goto(`/logos?search_keys=HALO&${HALO}&v.file=mark_vector_dark`)
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download SVG' }).click()
  expect((await waiting).suggestedFilename()).toBe('HALO-mark_vector_dark.svg')
})

test('the open card is reached and left by keyboard, and the table is a step away', async ({ page }) => {
  await page.goto('/logos?search_keys=HALO,QNTR')
  await card(page, /QNTR/).press('Enter')
  await expect(record(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(record(page)).toBeHidden()
  await expect(card(page, /QNTR/)).toBeFocused()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page).toHaveURL(/v\.view=table/)
  await expect(
    page.getByRole('grid', { name: 'Logos' }).getByRole('img', { name: 'Halcyon Optics, Inc.: Logo, light, PNG' }),
  ).toBeVisible()
  await page.goBack()
  await expect(card(page, /QNTR/)).toBeVisible()
})

/** A live search whose files are `file` of the answer's number, and the pictures under `/pictures/`. */
async function answerLive(page: Page, fileOf: (answer: number) => string): Promise<() => number> {
  let answers = 0
  await page.route('**/api/v2/logos/search**', (route) => {
    answers += 1
    const data = [{ id: 'a', search_key: 'HALO', files: { logo_light: fileOf(answers) }, colors: {} }]
    return route.fulfill({ json: { ok: true, data } })
  })
  return () => answers
}
const refuse = (route: Route) => route.fulfill({ status: 403, body: '' })
const picture = (route: Route) =>
  route.fulfill({
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30H0z"/></svg>',
  })

test.describe('on the live service', () => {
  test.use({ baseURL: addresses.live })

  test('F104 an expired picture is asked for again, once, and then shown', async ({ page, forgive }) => {
    forgive(/403/)
    const answers = await answerLive(page, (answer) => `${addresses.live}/pictures/${answer}.svg`)
    await page.route('**/pictures/1.svg', refuse)
    await page.route('**/pictures/2.svg', picture)
    await page.goto('/logos?search_keys=HALO')
    await expect(card(page, /HALO/).locator('img')).toHaveAttribute('src', `${addresses.live}/pictures/2.svg`)
    await expect.poll(answers).toBe(2)
  })

  test('F104 a picture that stays refused is not asked for in a loop: initials stand in its place', async ({ page, forgive }) => {
    forgive(/403/)
    const answers = await answerLive(page, (answer) => `${addresses.live}/pictures/${answer}.svg`)
    await page.route('**/pictures/*.svg', refuse)
    const second = page.waitForResponse('**/pictures/2.svg')
    await page.goto('/logos?search_keys=HALO')
    await second
    await expect(card(page, /HALO/).getByText('H', { exact: true })).toBeVisible()
    await card(page, /HALO/).click()
    await expect(tester(page).getByText('H', { exact: true })).toBeVisible()
    await expect.poll(answers).toBe(2)
  })

  test('a picture of another host is shown, opened, and not measured', async ({ page, forgive }) => {
    forgive(/foreign host: https:\/\/pictures\.test\/1\.svg$/)
    await answerLive(page, () => 'https://pictures.test/1.svg')
    await page.route('https://pictures.test/**', picture)
    await page.goto('/logos?search_keys=HALO&v.open=a+HALO')
    await expect(tester(page)).toContainText('Contrast cannot be measured: the file comes from another host')
    await expect(page.getByRole('link', { name: 'Open PNG' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(tester(page)).toContainText('The record gives no light brand colour')
  })
})

for (const width of [1440, 390]) {
  test(`nothing for axe to find on the wall and in a record, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/logos?search_keys=HALO,LUMQ,MNZKY,NOPE')
    await expect(card(page, /MNZKY/)).toBeVisible()
    await expectAxeFindsNothing(page)
    await card(page, /LUMQ/).click()
    await expect(tester(page)).toContainText('Contrast')
    await expectAxeFindsNothing(page)
  })
}
