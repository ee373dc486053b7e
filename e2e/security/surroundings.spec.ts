/** The page where it should not be, or has less than it is used to: in a frame of another host, on plain http in an intranet (resilience D9, D14). */
import { addresses } from '../addresses.ts'
import { requests, rowsArrive } from '../explorer.ts'
import { expect, test } from '../page.ts'

test('D9 nothing of the app is shown in a frame of another host', async ({ page, forgive }) => {
  forgive(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|refused to connect|Framing/i)
  await page.route(`${addresses.elsewhere}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Trap</title><iframe src="${addresses.live}/connection"></iframe>` }),
  )
  await page.goto(`${addresses.elsewhere}/trap`)
  const [, framed] = page.frames()
  await expect.poll(() => framed!.url()).toBe('chrome-error://chromewebdata/')
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0)
})

test('D14 without clipboard and secure context the link and the request can still be taken along', async ({ page, forgive }) => {
  // Chromium says of headers that plain http does not have them.
  forgive(/untrustworthy|Cross-Origin-Opener-Policy/)
  await page.goto(`${addresses.intranet}/splits?tickers=HALO`)
  await rowsArrive(page)
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'serviceWorker' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(
    new RegExp(`^${addresses.intranet}/splits\\?tickers=HALO(&|$)`),
  )
  await requests(page).getByRole('button', { name: '1 request' }).click()
  await requests(page).getByRole('button', { name: 'Copy as curl', exact: true }).last().click()
  await expect(page.getByRole('textbox', { name: 'Copy as curl' })).toHaveValue(/^curl .*\$API_KEY/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'CSV', exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/^splits .*\.csv$/)
})
