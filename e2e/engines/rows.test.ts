/** The ten pages, and a company across them, show the same in each engine, word for word. */
import { addresses } from '../addresses.ts'
import { operations } from '../operations.ts'
import { run, type Engine } from './engine.ts'
import { expect, test } from './engines.ts'

/** What is written in all that the selector names, piece by piece; nothing while a part of the page is on its way. */
const words = (engine: Engine, selector: string): Promise<readonly string[]> =>
  run(
    engine,
    (selector) => {
      if (document.querySelector('[aria-busy=true]')) return []
      // A table draws as many rows as are in sight, where half a pixel may count.
      const isDrawnAnyhow = ({ parentElement }: Node): boolean =>
        Number(parentElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') ?? 0) < 12
      return [...document.querySelectorAll(selector)].flatMap((place) => {
        const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (walk.nextNode()) if (isDrawnAnyhow(walk.currentNode)) found.push(walk.currentNode.nodeValue ?? '')
        return found
      })
    },
    selector,
  )

for (const { id, title, withRows } of operations) {
  test(`${title} has the same rows`, async ({ inEach, alike }) => {
    const results = (engine: Engine) => words(engine, 'section[aria-label=Results]')
    await inEach(async (engine) => {
      await engine.open(`${addresses.demo}${withRows}${id === 'news' ? '&limit=100' : ''}`)
      // Each of these addresses has rows: none at all is a failure too.
      await expect.poll(() => results(engine)).toContainEqual(expect.stringMatching(/^[1-9][\d,]* rows?$/))
    })
    await alike(results)
  })
}

test('a company has the same in all its panels, and insiders among them', async ({ inEach, alike }) => {
  // The record of requests says how long each took.
  const panels = (engine: Engine) => words(engine, 'main section:not([aria-label=Requests])')
  await inEach(async (engine) => {
    await engine.open(`${addresses.demo}/company/HALO`)
    await expect.poll(() => panels(engine)).toContain('Dahl Emma: sold $324,079.63')
  })
  await alike(panels)
})
