/** Hostile markup in the body of a story: none of it runs, loads, covers, leads or stays (resilience X1, X3, X4, X7 to X9, X16). */
import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { record, row } from './explorer.ts'
import { expect, test } from './page.ts'

const story = (page: Page) => record(page).getByRole('article')
/** Where the sanitised body is attached. */
const bodyOf = (page: Page) => story(page).locator('div[aria-busy=false]')

/** A script that was run leaves this name; a request that was made is to this host. */
const payloads: Readonly<Record<string, string>> = {
  'a script': '<script>window.broken = 1</script>',
  'a script cut in two': '<scr<script>ipt>window.broken = 1</scr</script>ipt>',
  'an image with a handler': '<img src=x onerror="window.broken = 1">',
  'an image without a space': '<img/src="https://evil.test/x"/onload=window.broken=1>',
  'image sets':
    '<picture><source srcset="https://evil.test/a"><img srcset="https://evil.test/b 2x" src="https://evil.test/c"></picture>',
  'an SVG with a handler': '<svg onload="window.broken = 1"><image href="https://evil.test/x"/></svg>',
  'a script in an SVG': '<svg><script>window.broken = 1</script><a xlink:href="javascript:window.broken=1">go</a></svg>',
  'a style in an SVG': '<svg><style><img src=x onerror="window.broken = 1"></style></svg>',
  'mutation by MathML':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.broken=1&gt;">',
  'mutation by noscript': '<noscript><p title="</noscript><img src=x onerror=window.broken=1>">',
  'mutation by a form in a form': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.broken=1>',
  'a frame with a document': '<iframe srcdoc="<script>parent.broken = 1</script>"></iframe>',
  'a frame with a script address': '<iframe src="javascript:parent.broken=1"></iframe>',
  'an object and an embed': '<object data="https://evil.test/x"></object><embed src="https://evil.test/y">',
  'a handler on a paragraph': '<p onclick="window.broken = 1" onmouseover="window.broken = 1">Tap here</p>',
  'a handler that focuses itself': '<input autofocus onfocus="window.broken = 1"><select autofocus onfocus="window.broken = 1">',
  'a handler on opening': '<details open ontoggle="window.broken = 1"><summary>More</summary></details>',
  'a video with a handler': '<video src=x onerror="window.broken = 1"><source onerror="window.broken = 1"></video>',
  'a script address': '<a href="javascript:window.broken=1">go</a>',
  'a script address with a line break': '<a href="java\nscript:window.broken=1">go</a>',
  'a script address after a control character': '<a href="\u0001javascript:window.broken=1">go</a>',
  'a script address in entities': '<a href="&#106;avascript&colon;window.broken=1">go</a>',
  'a data address': '<a href="data:text/html,<script>opener.broken=1</script>">go</a>',
  'a VBScript, a file and a blob address':
    '<a href="vbscript:x">a</a><a href="file:///etc">b</a><a href="blob:https://evil.test/1">c</a>',
  'an address without a protocol': '<a href="//evil.test/x">go</a><a href="/connection">go</a>',
  'an address with a user': '<a href="https://bank.example@evil.test/">go</a>',
  'a link that keeps its opener': '<a href="https://news.example.test/x" target="_top" rel="opener">go</a>',
  'a form':
    '<form action="https://evil.test/"><input name=key><button formaction="javascript:window.broken=1">Send</button></form>',
  'a style for the page': '<style>body { display: none } @import "https://evil.test/x.css"</style>',
  'a style on an element': '<div style="position:fixed;inset:0;background:url(https://evil.test/x)">Cover</div>',
  'a stylesheet and a base': '<link rel=stylesheet href="https://evil.test/x.css"><base href="https://evil.test/">',
  'a refresh': '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  'names that hide others': '<a id=config></a><a id=config name=location></a><form name=body><input name=attributes></form>',
  'backgrounds of a table':
    '<table background="https://evil.test/a"><tr><td background="https://evil.test/b">1</td></tr></table>',
  'classes, data and ARIA of the app':
    '<div class="page" data-x=1 aria-hidden=true role=alert tabindex=0 contenteditable hidden>x</div>',
  'a template and a custom element':
    '<template><script>window.broken=1</script></template><x-app is="x" onclick="window.broken=1">x</x-app>',
}

const TAGS =
  'p br b strong i em u s ul ol li blockquote a h2 h3 h4 table thead tbody tr th td code pre span div hr sub sup'.split(' ')

/** What of the body in the page is beyond the list: elements, attributes, addresses. Places of pictures are ours. */
const beyondTheList = (page: Page) =>
  bodyOf(page).evaluate((body, tags) => {
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
  }, TAGS)

test('of all hostile bodies, opened one after the other, none runs, loads, covers, leads or stays', async ({ page, forgive }) => {
  test.slow()
  // The sanitiser parses a body before it takes it apart, and the policy reports what it meets and stops there.
  forgive(/script-src-attr|inline event handler|style-src-(elem|attr)|inline style|base-uri|base URI/)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const created = 'Fri, 20 Nov 2026 09:30:00 -0400'
  const items = Object.entries(payloads).map(([name, payload], index) => ({
    id: index + 1,
    title: `Body with ${name}`,
    created,
    body: `<p>First words of ${index + 1}.</p>${payload}`,
  }))
  await page.route('**/api/v2/news*', (route) => route.fulfill({ json: items }))
  await page.goto(`${addresses.live}/news?displayOutput=full`)
  await expect(row(page, items.length)).toBeAttached()
  for (const { id, title } of items) {
    await page.keyboard.press('j')
    await expect(bodyOf(page), title).toContainText(`First words of ${id}.`)
    expect(await beyondTheList(page), title).toEqual([])
    const after = await bodyOf(page).evaluate((body) => {
      for (const element of body.querySelectorAll<HTMLElement>('p, div, span, a:not([href])')) element.click()
      return { hasRun: 'broken' in window, address: location.href, title: document.title }
    })
    expect(after, title).toEqual({
      hasRun: false,
      address: `${addresses.live}/news?displayOutput=full&v.open=${id}`,
      title: 'News, how much of each item Headline and body · Tearsheet',
    })
  }
  expect(dialogs).toEqual([])
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
})

test('hostile text in every other place of an item is text', async ({ page }) => {
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
  test(`the demo's story with ${name} is shown without it`, async ({ page, forgive }) => {
    forgive(/script-src-attr|inline event handler/)
    await page.goto(`/news?tickers=HALO&limit=40&displayOutput=full&v.open=${id}`)
    await expect(bodyOf(page).locator('p').first()).toBeVisible()
    expect(await beyondTheList(page)).toEqual([])
    await expect(page).toHaveTitle(/^News for HALO/)
  })
}
