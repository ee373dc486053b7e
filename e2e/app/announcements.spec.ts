/** What is announced without the focus moving there: each answer once, each failure once, and nothing of the way to them. */
import { ALL_ANSWERED } from '../../src/test/askedOfCompany.ts'
import { alert, control, paging, results } from '../explorer.ts'
import { expect, test, type Page } from '../page.ts'

/** What a screen reader would say by itself: live regions whose words change, and alerts that appear. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[role=status]:not([aria-live=off]), [role=alert], [aria-live=polite], [aria-live=assertive]'
    const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const changed = elementOf(target)?.closest(live)
        if (changed) regions.add(changed)
        // Of regions that appear with their words in them, alerts alone are announced.
        for (const node of addedNodes) {
          const appeared = elementOf(node)?.closest('[role=alert]') ?? elementOf(node)?.querySelector('[role=alert]')
          if (appeared) regions.add(appeared)
        }
      }
      const words = [...regions].filter(({ isConnected }) => isConnected).map(({ textContent }) => textContent.trim())
      said.push(...words.filter((word) => word !== ''))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('each answer is announced once: at first, after a filter, on the next page, and with a refinement gone', async ({
  page,
}) => {
  const said = await listen(page)
  await page.goto('/conference-calls?from=2026-01-01&to=2026-11-20&f.importance=3&v.view=table')
  const count = results(page).getByText(/^(\d+ of )?\d+ rows$/)
  await expect(count).toHaveText('15 of 100 rows')
  await expect.poll(said).toEqual(['15 of 100 rows, page 1'])
  await page.getByRole('button', { name: 'Remove the filter of importance' }).press('Enter')
  await expect(count).toHaveText('100 rows')
  await expect.poll(said).toEqual(['15 of 100 rows, page 1', '100 rows, page 1'])
  await paging(page).getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(paging(page).getByRole('status')).toHaveText('101–200 · page 2 · more available')
  await expect.poll(said).toEqual(['15 of 100 rows, page 1', '100 rows, page 1', '100 rows, page 2'])
  const tickers = await control(page, 'Tickers')
  await tickers.fill('HALO')
  await tickers.press('Enter')
  await expect(count).toHaveText('3 rows')
  await expect.poll(said).toEqual(['15 of 100 rows, page 1', '100 rows, page 1', '100 rows, page 2', '3 rows, page 1'])
})

test('a failure, a bad address, and the answers on a company are announced once each', async ({ page }) => {
  const said = await listen(page)
  await page.goto('/splits?demo=403:splits&v.view=table')
  await expect(alert(page)).toBeVisible()
  await expect.poll(said).toEqual([expect.stringMatching(/^Your plan does not include Splits\./)])
  await page.goto('/splits?limit=0&v.view=table')
  await expect(alert(page)).toBeVisible()
  await expect.poll(said).toEqual([expect.stringMatching(/^1 filter needs attention; nothing was requested\./)])
  await page.goto('/company/HALO')
  await expect(page.getByText(ALL_ANSWERED)).toBeVisible()
  await expect.poll(said).toEqual([ALL_ANSWERED])
})
