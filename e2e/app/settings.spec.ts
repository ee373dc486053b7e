/** What users set for all pages, and this one heeds: less motion, and colours of their own in the place of ours. */
import { CALLS, view } from '../calendar/calendar.ts'
import { results, row, rowsArrive } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'
import { QUANTOR, text } from '../transcripts/transcript.ts'

/** Seconds of the longest transition or animation of any element. */
const longestMotion = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)
      }),
    ),
  )

test('nothing moves for a reader who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(QUANTOR)
  await expect(text(page)).toBeVisible()
  // Otherwise there is a little, or nothing would be looked at here.
  await expect.poll(() => longestMotion(page)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => longestMotion(page)).toBe(0)
  await page.goto('/insights?tickers=HALO&v.open=150c71042ffb4fa92c8daf77&demo=slow')
  await expect(results(page).getByText(/^Loading/)).toBeAttached()
  await expect.poll(() => longestMotion(page)).toBe(0)
})

test('in the reader’s own colours the chosen, the open and the focused are told apart, and the chart is drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto(CALLS)
  await expect(view(page, 'Month')).toHaveAttribute('aria-pressed', 'true')
  const fill = (name: string) => view(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(async () => (await fill('Month')) === (await fill('Week'))).toBe(false)
  const place = (name: string) =>
    page
      .getByRole('navigation', { name: 'Operations' })
      .getByRole('link', { name })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(async () => (await place('Conference calls')) === (await place('Splits'))).toBe(false)
  await page.keyboard.press('ControlOrMeta+k')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const paints = () => options.evaluateAll((all) => all.slice(0, 2).map((one) => getComputedStyle(one).backgroundColor))
  await expect.poll(async () => new Set(await paints()).size).toBe(2)
  await page.keyboard.press('Escape')

  await page.goto('/splits?from=2026-01-01&to=2026-11-20&v.view=table')
  await rowsArrive(page)
  await page.keyboard.press('j')
  await expect(row(page, 1).locator(':focus')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(row(page, 1)).toHaveCSS('outline-style', 'solid')
  await expect(row(page, 2)).toHaveCSS('outline-style', 'none')
  const tab = (name: string) => page.getByRole('tab', { name }).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(async () => (await tab('Record')) === (await tab('JSON'))).toBe(false)

  await page.goto('/price-ratios?tickers=HALO')
  await expect(page.getByText(/adjusted close \d/)).toBeVisible()
  // Its ground, which was as black as its lines.
  const ground = page.locator('canvas').first()
  await expect
    .poll(() => ground.evaluate((canvas: HTMLCanvasElement) => [...canvas.getContext('2d')!.getImageData(4, 4, 1, 1).data]))
    .toEqual([255, 255, 255, 255])
})
