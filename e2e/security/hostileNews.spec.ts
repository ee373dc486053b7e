/** Hostile markup in the body of a story: none of it runs, loads, covers, leads or stays (resilience X1, X3, X4, X7 to X9, X16). */
import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { record, row } from '../explorer.ts'
import { hostileMarkup } from './hostileMarkup.ts'
import { expect, test } from '../page.ts'

const story = (page: Page) => record(page).getByRole('article')
/** Where the sanitised body is attached. */
const bodyOf = (page: Page) => story(page).locator('div[aria-busy=false]')

const TAGS =
  'p br b strong i em u s ul ol li blockquote a h2 h3 h4 table thead tbody tr th td code pre span div hr sub sup'.split(' ')

/** What of a sanitised body is beyond the list: elements, attributes, addresses. Places of pictures are ours. Runs in the page. */
function beyondTheList(body: Element, tags: readonly string[]): string[] {
  const copy = body.cloneNode(true) as Element
  for (const own of copy.querySelectorAll('span > span[class]')) own.remove()
  return [...copy.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName
    const attributes = [...element.attributes].map(({ name, value }) => ({ name, value }))
    return [
      ...(tags.includes(tag) ? [] : [tag]),
      ...attributes
        .filter(({ name }) => !['href', 'colspan', 'rowspan', 'target', 'rel', 'is'].includes(name))
        .map(({ name }) => `${tag} ${name}`),
      ...attributes
        .filter(({ name, value }) => name === 'href' && !/^(https?:\/\/|mailto:)/.test(value))
        .map(({ value }) => value),
      ...(element.matches('a[target]:not([rel="noopener noreferrer nofollow"][target=_blank])') ? [`${tag} without rel`] : []),
    ]
  })
}

const created = 'Fri, 20 Nov 2026 09:30:00 -0400'
const items = Object.entries(hostileMarkup).map(([name, payload], index) => ({
  id: index + 1,
  title: `Body with ${name}`,
  created,
  body: `<p>First words of ${index + 1}.</p>${payload}`,
}))
const half = Math.ceil(items.length / 2)

for (const [part, stories] of Object.entries({ first: items.slice(0, half), second: items.slice(half) })) {
  test(`X1, X3, X4, X7 to X9, X16 of the ${part} half of the hostile bodies none runs, loads, covers, leads or stays`, async ({
    page,
    forgive,
  }) => {
    // The sanitiser parses a body before it takes it apart; the policy reports what it meets there, and stops it.
    forgive(/script-src-attr|inline event handler|style-src-(elem|attr)|inline style|base-uri|base URI/)
    forgive(/media-src|Loading media from|TrustedScript|trusted-types-sink/)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    expect(items.length).toBeGreaterThan(100)
    await page.route('**/api/v2/news*', (route) => route.fulfill({ json: stories }))
    await page.goto(`${addresses.live}/news?displayOutput=full`)
    await expect(row(page, stories.length)).toBeAttached()
    for (const { id, title } of stories) {
      await page.keyboard.press('j')
      const shown = bodyOf(page).filter({ hasText: `First words of ${id}.` })
      expect(await shown.evaluate(beyondTheList, TAGS), title).toEqual([])
      const after = await shown.evaluate((body) => {
        for (const element of body.querySelectorAll<HTMLElement>('p, div, span, a:not([href])')) element.click()
        return { hasRun: 'broken' in window, address: location.href, title: document.title }
      })
      expect(after, title).toEqual({
        hasRun: false,
        address: `${addresses.live}/news?displayOutput=full&v.open=${id}`,
        title: `${title} · Tearsheet`,
      })
    }
    expect(dialogs).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })
}

test('X1 hostile text in every other place of an item is text', async ({ page }) => {
  const hostile = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
  const named = [{ name: hostile }]
  const item = {
    id: 1,
    title: hostile,
    teaser: hostile,
    author: hostile,
    created: hostile,
    updated: hostile,
    url: 'javascript:window.broken=1',
    image: [{ size: 'large', url: 'data:text/html,x' }],
    channels: named,
    tags: named,
    stocks: named,
  }
  await page.route('**/api/v2/news*', (route) => route.fulfill({ json: [item] }))
  await page.goto(`${addresses.live}/news?displayOutput=full&v.open=1`)
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText(hostile)
  await expect(story(page)).toContainText('(unsafe link, not opened)')
  await expect(story(page)).toContainText('Picture has no address that may be loaded.')
  await expect(page.locator('main img, main script')).toHaveCount(0)
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

const demoBodies = { 'an iframe': 41026319, 'a script': 41027807, 'an onclick': 41027165, 'an onerror': 41025164 }
for (const [name, id] of Object.entries(demoBodies)) {
  test(`the demo's story with ${name} is shown without it`, async ({ page }) => {
    await page.goto(`/news?tickers=HALO&limit=40&displayOutput=full&v.open=${id}`)
    await expect(bodyOf(page).locator('p').first()).toBeVisible()
    expect(await bodyOf(page).evaluate(beyondTheList, TAGS)).toEqual([])
    await expect(page).toHaveTitle(/ · Tearsheet$/)
    await expect(record(page).getByRole('heading', { level: 2 })).not.toHaveText('Record')
  })
}
