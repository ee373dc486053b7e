/** Rows of an earlier question, in every view of rows: dimmed, said to be what they are, and legible in both themes. */
import { axeOn } from '../app/axe.ts'
import { rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'

/** One of each way in which rows are drawn: a grid, a list, a calendar, cards, a user, a plot. */
const drawn = new Set(['insights', 'news', 'conference-calls', 'logos', 'bulls-bears', 'analysts', 'insider-filings'])

for (const { title, withRows, invalid = 'limit=0' } of operations.filter(({ id }) => drawn.has(id))) {
  test(`rows of ${title} that are no answer to the address are dimmed and legible`, async ({ page }) => {
    // A low window, where few rows are drawn: one is as good as a hundred here.
    await page.setViewportSize({ width: 1200, height: 640 })
    await page.goto(withRows)
    await rowsArrive(page)
    await expect(page.locator('[data-stale]')).toHaveCount(0)
    // As by Back to an address that was edited by hand.
    await page.evaluate((text) => {
      history.pushState({}, '', `${location.href}${location.search ? '&' : '?'}${text}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, invalid)
    await expect(page.getByText(/^Still on screen: /)).toBeVisible()
    await expect(page.locator('main [data-stale]').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations, passes } = await axeOn(page, { runOnly: ['color-contrast'] }, '[data-stale]')
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      expect(passes.flatMap(({ nodes }) => nodes).length, 'texts looked at').toBeGreaterThan(0)
    }
  })
}
