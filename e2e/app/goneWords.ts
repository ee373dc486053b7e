/** All that a page says, in sight or to assistive technology, against the words that went from the screen. */
import { goneOnScreen } from '../../src/test/goneWords.ts'
import { expect, type Page } from '../page.ts'

/** Texts between elements, and those of attributes that are read out or shown on hover. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      if (!parentElement?.closest('script, style')) texts.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
    // What stands side by side is read in one go as well.
    return [...texts, ...document.body.innerText.split('\n')]
  })

export async function expectNoneGone(page: Page, where: string): Promise<void> {
  const texts = new Set(await textsOf(page))
  expect(texts.size).toBeGreaterThan(40)
  const found = [...texts].flatMap((text) => goneOnScreen(text).map((words) => `${words} in “${text.trim().slice(0, 80)}”`))
  expect([where, found]).toEqual([where, []])
}
