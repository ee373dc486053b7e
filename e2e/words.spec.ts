/** Reads all that every page says, in sight or to assistive technology, and finds none of the words that went. */
import { goneOnScreen } from '../src/test/goneWords.ts'
import { filters, results, rowsArrive } from './explorer.ts'
import { operations } from './operations.ts'
import { expect, test, type Page } from './page.ts'
import { otherPages, ownViews } from './views.ts'

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

async function expectNoneGone(page: Page, where: string): Promise<void> {
  const texts = new Set(await textsOf(page))
  expect(texts.size).toBeGreaterThan(40)
  const found = [...texts].flatMap((text) => goneOnScreen(text).map((words) => `${words} in “${text.trim().slice(0, 80)}”`))
  expect([where, found]).toEqual([where, []])
}

for (const { id, title, withRows, invalid = 'limit=0' } of operations) {
  test(`${title} says none of the words that went, in any state`, async ({ page, forgive }) => {
    test.slow()
    forgive(/Failed to load resource/)
    await page.goto(withRows)
    await rowsArrive(page)
    await expectNoneGone(page, 'rows')
    for (const name of ['Columns', 'Export', 'Save view'])
      await test.step(name, async () => {
        await results(page).getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoneGone(page, name)
        await page.keyboard.press('Escape')
      })
    for (const [state, address] of [
      ['empty', `${withRows}&demo=empty`],
      ['failed', `${withRows}&demo=500`],
      ['not entitled', `${withRows}&demo=403`],
      ['rate limited', `${withRows}&demo=429`],
      ['invalid', `${withRows}&${invalid}`],
    ] as const)
      await test.step(state, async () => {
        await page.goto(address)
        await expect(filters(page)).toBeVisible()
        const sign = state === 'empty' ? results(page).getByRole('heading', { name: /^No / }) : page.getByRole('alert')
        if (state === 'rate limited') await expect(page.getByText(/Rate limited/).first()).toBeVisible()
        else await expect(sign.first()).toBeVisible()
        await expectNoneGone(page, state)
      })
    for (const { address, part } of ownViews[id] ?? [])
      await test.step(address, async () => {
        await page.goto(address.startsWith('/') ? address : withRows + address)
        await expect(page.getByLabel(part, { exact: true }).first()).toBeVisible()
        await expectNoneGone(page, address)
      })
  })
}

for (const address of otherPages) {
  test(`${address} says none of the words that went`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoneGone(page, address)
  })
}

test('the list of keys and the commands say none of them', async ({ page }) => {
  await page.goto('/splits?limit=5')
  await rowsArrive(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoneGone(page, 'keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('transcripts halo 90d')
  await expect(page.getByText('Ignored: 90d').first()).toBeVisible()
  await expectNoneGone(page, 'commands')
})
