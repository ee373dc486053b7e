/** Hostile text in every field of every kind of record, in the views that each operation has for itself, on the live page (resilience X2, X12, X15). */
import { endpoints } from '../../src/endpoints/index.ts'
import { naughtyStrings, scriptStrings } from '../../src/test/faults/naughtyStrings.ts'
import { recordHolding } from '../../src/test/recordHolding.ts'
import { addresses } from '../addresses.ts'
import { record, results, row } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page } from '../page.ts'

/** A quote that ends an attribute, an element that runs, one that never ends, and a sign that reverses what follows. */
const worst = '\u202e"><img src=x onerror=window.broken=1><script>window.broken=1</script><style>*{display:none}<!--'
const strings = [worst, ...scriptStrings, ...naughtyStrings.filter((text) => text.length < 60)]

/** What the page holds that none of its own parts would have put there. */
const foreignIn = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('main *')]
    const isForeign = (element: Element): boolean =>
      element.matches(
        'script, style, link, base, meta, iframe, object, embed, video, audio, template, form[action], img[src=x]',
      ) ||
      [...element.attributes].some(({ name }) => name.startsWith('on')) ||
      /^(?!https?:|\/|#)/.test(element.getAttribute('href') ?? '/')
    return { foreign: elements.filter(isForeign).map(({ outerHTML }) => outerHTML), hasRun: 'broken' in window }
  })

for (const { id, title, withRows, mayHoldHtml } of operations) {
  test(`X2 hostile text in every field of ${title} is text`, async ({ page, forgive }) => {
    // Notes and bodies may hold HTML and are parsed to be read: the policy reports what it meets there (X16).
    if (mayHoldHtml) forgive(/script-src-attr|inline event handler|style-src-elem|inline style/)
    const endpoint = endpoints.find((each) => each.id === id)!
    const rows = strings.map((text) => recordHolding(endpoint.fields, text))
    const totals = { hits: rows.length, page: 1, pageSize: rows.length }
    await page.route('**/api/**', (route) => {
      const isOwn = new URL(route.request().url()).pathname === endpoint.path
      return isOwn ? route.fulfill({ json: endpoint.envelope.write(rows, totals) }) : route.fulfill({ json: [] })
    })
    const openId = encodeURIComponent(endpoint.identify(rows[0]!))
    await page.goto(`${addresses.live}${withRows}&v.open=${openId}`)
    await expect(record(page)).toContainText(worst)
    await expect(results(page).locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByText('Could not draw')).toHaveCount(0)
    expect(await foreignIn(page)).toEqual({ foreign: [], hasRun: false })
    await record(page).getByRole('tab', { name: 'JSON' }).click()
    await expect(record(page)).toContainText(JSON.stringify(worst))
    await record(page).getByRole('tab', { name: 'Related' }).click()
    await expect(record(page).getByRole('tab', { name: 'Related' })).toHaveAttribute('aria-selected', 'true')
    await expect(record(page)).not.toContainText(JSON.stringify(worst))
    expect(await foreignIn(page)).toEqual({ foreign: [], hasRun: false })
  })
}

test('X15 a sign that reverses what follows does not reach the neighbours', async ({ page }) => {
  const item = {
    id: 1,
    title: 'Plain title',
    created: 'Fri, 20 Nov 2026 09:30:00 -0400',
    stocks: [{ name: '\u202eOLAH' }, { name: 'QNTR' }],
    channels: [{ name: '\u202eהשקעות' }],
  }
  await page.route('**/api/v2/news*', (route) => route.fulfill({ json: [item] }))
  await page.goto(`${addresses.live}/news`)
  const parts = ['\u202eOLAH', 'unusual characters', 'QNTR', '\u202eהשקעות']
  await expect(async () => {
    const places = await Promise.all(
      parts.map(async (text) => (await row(page, 1).getByText(text, { exact: true }).boundingBox())!.x),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBe(parts.length)
  }).toPass()
})
