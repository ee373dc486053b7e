/** Every page and every view shows the same in each engine, word for word. */
import { addresses } from '../addresses.ts'
import { operations } from '../operations.ts'
import { run, type Engine } from './engine.ts'
import { otherPages, ownViews } from '../views.ts'
import { expect, test } from './engines.ts'
import { remembers } from './history.ts'
import { openSplits, SPLITS } from './splits.ts'

/** What is written in all that the selector names, piece by piece; nothing while a part of the page is on its way. */
const words = (engine: Engine, selector: string): Promise<readonly string[]> =>
  run(
    engine,
    (selector) => {
      if (document.querySelector('[aria-busy=true]')) return []
      // A table draws as many rows as are in sight, where half a pixel may count.
      const isDrawnAnyhow = ({ parentElement }: Node): boolean =>
        Number(parentElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') ?? 0) < 12
      // Nor is a text marked further down than is in sight: there it is compared by the words that it has anyhow.
      const isUnmarked = ({ parentElement }: Node): boolean =>
        parentElement?.closest('article > section:nth-child(n + 4) p') != null
      // Contrast is measured from pixels, of which each engine draws a few in its own way; and of a drawn picture WebKit says the size
      // that it is shown in.
      // Events on a lane are one marker where a pixel too few lies between them.
      const isMeasured = ({ parentElement }: Node): boolean =>
        parentElement?.closest('main [role=toolbar]') != null ||
        /^Contrast \d|: came \d+ × \d+ px/.test(parentElement?.textContent ?? '')
      return [...document.querySelectorAll(selector)].flatMap((place) => {
        const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        let paragraph: Element | null | undefined
        while (walk.nextNode()) {
          const node = walk.currentNode
          const text = node.nodeValue ?? ''
          if (!isUnmarked(node)) {
            if (isDrawnAnyhow(node) && !isMeasured(node)) found.push(text)
          } else if (!node.parentElement?.closest('del, a')) {
            const whole = node.parentElement?.closest('p')
            found.push(((whole === paragraph ? found.pop() : '') + text).replace(/ +/g, ' '))
            paragraph = whole
          }
        }
        return found
      })
    },
    selector,
  )

/** Rows, and the record that is open beside them. */
const shown = 'section[aria-label=Results], aside[aria-label=Record]'

for (const { id, title, withRows, record } of operations) {
  test(`${title} has the same rows and the same record`, async ({ inEach, alike }) => {
    await inEach(async (engine) => {
      await engine.open(`${addresses.demo}${withRows}${id === 'news' ? '&limit=100' : ''}&v.open=${encodeURIComponent(record)}`)
      // Each of these addresses has rows: none at all is a failure too.
      await expect.poll(() => words(engine, shown)).toContainEqual(expect.stringMatching(/^[1-9][\d,]* rows?$/))
      await expect.poll(() => words(engine, 'aside[aria-label=Record]')).not.toEqual([])
    })
    await alike((engine) => words(engine, shown))
  })

  test(`${title} has the same in each of its views`, async ({ inEach, alike }) => {
    // The search over a thousand calls counts as it goes, in each engine at its own pace.
    const views = (ownViews[id] ?? []).filter(({ part }) => part !== 'Calls found')
    for (const { address, part } of views) {
      await inEach(async (engine) => {
        await engine.forget()
        await engine.open(addresses.demo + (address.startsWith('/') ? address : withRows + address))
        await expect.poll(() => words(engine, `[aria-label="${part}"]`), address).not.toEqual([])
      })
      await alike((engine) => words(engine, shown))
    }
  })
}

/** All but the record of requests, which says how long each took. */
const page = (engine: Engine) => words(engine, 'main > :not(section[aria-label=Requests])')

test('the pages beside the operations are the same', async ({ inEach, alike }) => {
  for (const path of otherPages) {
    await inEach(async (engine) => {
      await engine.forget()
      await engine.open(addresses.demo + path)
      await expect.poll(() => page(engine), path).not.toEqual([])
    })
    await alike(page)
  }
})

test('the start page leads back to the same view', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await openSplits(engine)
    await remembers(engine, SPLITS)
    await engine.open(`${addresses.demo}/`)
    await expect.poll(() => page(engine)).toContain('Recent views')
  })
  await alike(page)
})

test('a company has the same in all its panels, and insiders among them', async ({ inEach, alike }) => {
  // The record of requests says how long each took.
  const panels = (engine: Engine) => words(engine, 'main section:not([aria-label=Requests])')
  await inEach(async (engine) => {
    await engine.open(`${addresses.demo}/company/HALO`)
    await expect.poll(() => panels(engine)).toContain('Emma Dahl sold $324K')
  })
  await alike(panels)
})
