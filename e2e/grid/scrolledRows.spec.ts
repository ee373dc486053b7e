/** Rows that are scrolled by, and what the table spares in each of those frames: how its rows stand, and where pinned columns are. */
import { results, rowsArrive } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page } from '../page.ts'

const all =
  'id,date,start_time,time,ticker,name,exchange,isin,cusip,importance,phone_num,international_num,access_code,webcast_url,notes,updated'
const calls = `/conference-calls?from=2026-01-01&to=2026-11-20&v.view=table&v.cols=${all}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Conference calls' })

/** The numbers of the rows as they stand in the page, but for the first, which is in the tab order and stays when it is out of sight. */
const numbers = (page: Page): Promise<readonly number[]> =>
  grid(page)
    .locator('[role="rowgroup"] > [role="row"]')
    .evaluateAll((rows) => rows.map((row) => Number(row.ariaRowIndex)).filter((number) => number > 2))

test('rows keep their elements while they are scrolled by, and stand in the order of reading once that is over', async ({
  page,
}) => {
  await page.goto(calls)
  await rowsArrive(page)
  const began = await numbers(page)
  for (const by of [500, 260, -130]) {
    // Three frames, and what stood in the page in the last of them.
    const passing = await grid(page).evaluate(async ({ parentElement: scroller, lastElementChild: body }, by) => {
      for (let frame = 0; frame < 3; frame += 1) {
        scroller!.scrollTop += by / 3
        await new Promise(requestAnimationFrame)
        await new Promise((done) => setTimeout(done))
      }
      return [...body!.children].map((row) => Number(row.ariaRowIndex)).filter((number) => number > 2)
    }, by)
    const sorted = passing.toSorted((a, b) => a - b)
    expect(sorted.at(-1)! - sorted[0]!).toBe(passing.length - 1)
    await expect.poll(() => numbers(page)).toEqual(sorted)
  }
  expect(await numbers(page)).not.toEqual(began)
})

test('pinned columns stay where they are while rows are scrolled by, at the start of the columns and beyond it', async ({
  page,
}) => {
  await page.goto(calls)
  await rowsArrive(page)
  await expect(results(page).getByRole('gridcell').first()).toBeVisible()
  for (const left of [0, 240]) {
    const places = await grid(page).evaluate(async ({ parentElement: scroller, lastElementChild: body }, left) => {
      const seen: { place: number; pinned: number; next: number; position: string }[] = []
      const frame = async (): Promise<void> => {
        await new Promise(requestAnimationFrame)
        await new Promise((done) => setTimeout(done))
      }
      const look = (): void => {
        const { left: edge } = scroller!.getBoundingClientRect()
        for (const row of body!.children) {
          const [pinned, next] = [row.querySelector('[aria-colindex="1"]')!, row.querySelector('[aria-colindex="3"]')!]
          const at = (cell: Element): number => Math.round(cell.getBoundingClientRect().left - edge)
          seen.push({
            place: Number(row.ariaRowIndex),
            pinned: at(pinned),
            next: at(next),
            position: getComputedStyle(pinned).position,
          })
        }
      }
      scroller!.scrollLeft = left
      await frame()
      look()
      for (let turn = 0; turn < 6; turn += 1) {
        scroller!.scrollTop += 60
        await frame()
        look()
      }
      return seen
    }, left)
    expect(new Set(places.map(({ pinned }) => pinned))).toEqual(new Set([0]))
    expect(new Set(places.map(({ next }) => next)).size).toBe(1)
    await expect(grid(page)).not.toHaveAttribute('data-pins')
    // From rest, rows alone. A busy machine may take so long for a frame that they are at rest again.
    await expect(async () => {
      const alone = await grid(page).evaluate(async ({ parentElement: scroller, lastElementChild: body }) => {
        for (let turn = 0; turn < 4; turn += 1) {
          scroller!.scrollTop += 30
          await new Promise(requestAnimationFrame)
          await new Promise((done) => setTimeout(done))
        }
        const { left: edge } = scroller!.getBoundingClientRect()
        return [...body!.children].map((row) => {
          const pinned = row.querySelector('[aria-colindex="1"]')!
          return [Math.round(pinned.getBoundingClientRect().left - edge), getComputedStyle(pinned).position]
        })
      })
      expect(alone).toEqual(alone.map(() => [0, left === 0 ? 'static' : 'relative']))
    }).toPass()
    await expect(grid(page)).not.toHaveAttribute('data-pins')
  }
})

/** The texts of cells that are not clipped and reach out of them, within the page. */
const reachingOut = (): readonly string[] =>
  [...document.querySelectorAll('[role="gridcell"][data-fits]')].flatMap((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
    return text.left >= box.left && text.right <= box.right ? [] : [cell.textContent]
  })

test('a text of rows that rush by is cut where its column ends, and no sooner than by a tenth of it', async ({ page }) => {
  await page.goto(`${calls}&v.widths=name:150`)
  await rowsArrive(page)
  await expect(results(page).getByRole('gridcell').first()).toBeVisible()
  await expect(async () => {
    const passing = await grid(page).evaluate(async ({ parentElement: scroller, lastElementChild: body }) => {
      scroller!.scrollTop = scroller!.scrollTop > 0 ? 0 : 2400
      await new Promise(requestAnimationFrame)
      await new Promise((done) => setTimeout(done))
      const cells = [...body!.querySelectorAll('[data-plain] > [role="gridcell"]')]
      const widthOf = (cell: Element): number => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getBoundingClientRect().width / (cell.clientWidth - 2 * parseFloat(getComputedStyle(cell).paddingRight))
      }
      const names = cells.filter((cell) => cell.ariaColIndex === '6')
      return {
        clipped: cells.filter((cell) => !cell.hasAttribute('data-fits')).length,
        cut: names.filter((cell) => cell.textContent.endsWith('…')).map(widthOf),
        days: cells.filter((cell) => cell.ariaColIndex === '2' && !/^\d+ \w+ 2026$/.test(cell.textContent)).length,
      }
    })
    expect(passing).toMatchObject({ clipped: 0, days: 0 })
    expect(passing.cut.length).toBeGreaterThan(0)
    expect(Math.min(...passing.cut)).toBeGreaterThan(0.85)
    expect(Math.max(...passing.cut)).toBeLessThanOrEqual(1)
  }).toPass()
  expect(await page.evaluate(reachingOut)).toEqual([])
})

for (const { title, withRows } of operations) {
  test(`every text of ${title} that is not clipped lies within its cell`, async ({ page }) => {
    await page.goto(`${withRows}&v.view=table`)
    await rowsArrive(page)
    await expect(results(page).getByRole('gridcell').first()).toBeVisible()
    expect(await page.evaluate(reachingOut)).toEqual([])
    // Rows that come later go by the widths that were measured, and are kerned once they rest.
    await results(page)
      .getByRole('grid')
      .evaluate(async ({ parentElement: scroller }) => {
        scroller!.scrollTop = 600
        await new Promise(requestAnimationFrame)
        await new Promise((done) => setTimeout(done))
      })
    await expect(page.locator('[role="row"][data-plain]')).toHaveCount(0)
    expect(await page.evaluate(reachingOut)).toEqual([])
  })
}

test('a text is clipped where its column is made narrower than it may be', async ({ page }) => {
  const dates = page.locator('[role="gridcell"][aria-colindex="1"]')
  await page.goto(`${calls.replace(all, 'date')}&v.widths=date:112`)
  await expect(dates.first()).toHaveCSS('overflow-x', 'visible')
  await page.goto(`${calls.replace(all, 'date')}&v.widths=date:90`)
  await expect(dates.first()).toHaveCSS('overflow-x', 'clip')
})

test('rows that are printed while they are scrolled by are whole', async ({ page }) => {
  await page.goto(calls)
  await rowsArrive(page)
  await expect(results(page).getByRole('gridcell').first()).toBeVisible()
  const tickers = await grid(page).evaluate(async ({ parentElement: scroller, lastElementChild: body }) => {
    const withLink = (): readonly boolean[] =>
      [...body!.children].map((row) => row.querySelector('[aria-colindex="5"] a') !== null)
    scroller!.scrollTop += 3000
    await new Promise(requestAnimationFrame)
    const passing = withLink()
    dispatchEvent(new Event('beforeprint'))
    return { passing, printed: withLink() }
  })
  expect(tickers.passing).toContain(false)
  expect(tickers.printed).toHaveLength(100)
  expect(tickers.printed).not.toContain(false)
})
