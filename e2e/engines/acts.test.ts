/** What one does on a table does the same in each engine: keys, Back, the palette, a popover, the clipboard, files. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addresses } from '../addresses.ts'
import { run, type Engine } from './engine.ts'
import { expect, test } from './engines.ts'
import { appears, click, disappears, see, texts } from './seen.ts'
import { openSplits, SPLITS } from './splits.ts'

/** Path and query of the page's address, as people read it. */
const addressOf = (engine: Engine): Promise<string> => run(engine, () => decodeURIComponent(location.pathname + location.search))
const focusedRow = async (engine: Engine): Promise<number> => (await see(engine, 'row')).findIndex(({ hasFocus }) => hasFocus)

/** Which row has the focus, and whether in its first cell or its last. */
const focusedCell = (engine: Engine): Promise<readonly [row: number, place: string]> =>
  run(engine, () => {
    const cell = document.activeElement?.closest('[role=gridcell]')
    const row = cell?.closest('[role=row]')
    const place = cell === row?.firstElementChild ? 'first' : cell === row?.lastElementChild ? 'last' : 'between'
    return [Number(row?.ariaRowIndex) - 1, place] as const
  })

test('rows and records are reached, opened and left by keys, by the mouse, and by Back', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await openSplits(engine)
    await engine.press('j')
    await expect.poll(() => focusedRow(engine)).toBe(1)
    for (const key of ['ArrowDown', 'j', 'ArrowRight'] as const) await engine.press(key)
    await expect.poll(() => focusedRow(engine)).toBe(3)
    await engine.press('End')
    await expect.poll(() => focusedCell(engine)).toEqual([3, 'last'])
    await engine.press('Home')
    await expect.poll(() => focusedCell(engine)).toEqual([3, 'first'])
    await engine.press('Control', 'End')
    await expect.poll(() => focusedCell(engine)).toEqual([69, 'last'])
    await engine.press('Control', 'Home')
    await expect.poll(() => focusedCell(engine)).toEqual([1, 'first'])
    for (const key of ['ArrowDown', 'ArrowDown'] as const) await engine.press(key)
    await expect.poll(() => focusedCell(engine)).toEqual([3, 'first'])
    await engine.press('Enter')
    await expect.poll(async () => (await see(engine, 'complementary', 'Record'))[0]?.hasFocus).toBe(true)
    expect(await addressOf(engine)).toContain('v.open=')
  })
  await alike((engine) => texts(engine, 'complementary', 'Record'))
  await inEach(async (engine) => {
    await engine.press('Escape')
    await disappears(engine, 'complementary', 'Record')
    await expect.poll(() => focusedRow(engine)).toBe(3)
    await engine.back()
    await appears(engine, 'complementary', 'Record')
    await engine.back()
    await disappears(engine, 'complementary', 'Record')
    expect(await addressOf(engine)).toBe(SPLITS)
    await click(engine, 'gridcell', 'Ledgewater Insurance Group, Inc.')
    await appears(engine, 'complementary', 'Record')
    await click(engine, 'button', 'Close')
    await disappears(engine, 'complementary', 'Record')
  })
})

test('the palette leads to what is typed into it', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await openSplits(engine)
    await engine.press('Control', 'k')
    await expect.poll(async () => (await see(engine, 'searchbox', 'Command'))[0]?.hasFocus).toBe(true)
    await engine.type('news halcyon 90d')
    await expect.poll(() => texts(engine, 'option')).toContainEqual(expect.stringContaining('from=-90d'))
  })
  await alike((engine) => texts(engine, 'option'))
  await inEach(async (engine) => {
    await engine.press('ArrowDown')
    await expect.poll(async () => (await see(engine, 'option'))[1]?.isSelected).toBe(true)
    await engine.press('Enter')
    await expect.poll(() => addressOf(engine)).toBe('/news?tickers=HALO&from=-90d&to=0d')
    await appears(engine, 'grid', 'News')
  })
})

test('the menu of a column opens, closes without an act, and sorts', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await openSplits(engine)
    await click(engine, 'button', 'Column Ticker: menu')
    await appears(engine, 'dialog', 'Column Ticker')
  })
  await alike((engine) => texts(engine, 'dialog', 'Column Ticker'))
  await inEach(async (engine) => {
    await engine.press('Escape')
    await disappears(engine, 'dialog', 'Column Ticker')
    await click(engine, 'button', 'Column Ticker: menu')
    await appears(engine, 'dialog', 'Column Ticker')
    await click(engine, 'heading', 'Splits')
    await disappears(engine, 'dialog', 'Column Ticker')
    await click(engine, 'button', 'Ticker')
    await expect.poll(() => addressOf(engine)).toBe(`${SPLITS.replace('&v.view', '&v.sort=ticker:asc&v.view')}`)
  })
  await alike((engine) => texts(engine, 'gridcell'))
})

test('a link is copied, and pasted where one types', async ({ inEach }) => {
  await inEach(async (engine) => {
    await openSplits(engine)
    await click(engine, 'button', 'Copy link')
    await appears(engine, 'button', 'Copied')
    await engine.press('Control', 'k')
    await expect.poll(async () => (await see(engine, 'searchbox', 'Command'))[0]?.hasFocus).toBe(true)
    await engine.press('Control', 'v')
    await expect.poll(async () => (await see(engine, 'searchbox', 'Command'))[0]?.value).toBe(addresses.demo + SPLITS)
  })
})

test('a table is exported to the same bytes', async ({ inEach, alike }) => {
  const written = async ({ downloads }: Engine, ending: string): Promise<Buffer> => {
    const file = (await readdir(downloads)).find((name) => name.endsWith(ending))
    return file === undefined ? Buffer.alloc(0) : readFile(join(downloads, file))
  }
  await inEach(async (engine) => {
    await openSplits(engine)
    await click(engine, 'button', 'Export')
    for (const [name, ending] of [
      ['CSV', '.csv'],
      ['Parquet', '.parquet'],
    ] as const) {
      await click(engine, 'button', name)
      await expect.poll(() => texts(engine, 'status')).toContainEqual(expect.stringMatching(`Saved .*${ending}$`))
      await expect.poll(async () => (await written(engine, ending)).length).toBeGreaterThan(1000)
    }
    expect((await written(engine, '.parquet')).toString('latin1')).toMatch(/^PAR1[^]*PAR1$/)
  })
  // When it was exported is in the file.
  await alike(async (engine) => (await written(engine, '.csv')).toString().replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now'))
})
