/** SQL runs in every engine and gives the same, by the same WebAssembly under the same content policy. */
import { addresses } from '../addresses.ts'
import { run, type Engine } from './engine.ts'
import { expect, test } from './engines.ts'

const worksheet = (sql: string): string =>
  `${addresses.demo}/sql?${new URLSearchParams({ from: '/insights?tickers=HALO&from=2026-01-01&to=2026-11-20', sql })}`

const textsOf = (engine: Engine, selector: string): Promise<readonly string[]> =>
  run(engine, (names) => Array.from(document.querySelectorAll(names), ({ textContent }) => textContent ?? ''), selector)

const cells = (engine: Engine) => textsOf(engine, 'main [role=gridcell]')
const mistake = (engine: Engine) => textsOf(engine, 'main [role=alert] > *')

test('a query over loaded rows gives the same, and a mistake is told at the same place', async ({ inEach, alike }) => {
  await inEach(async (engine) => {
    await engine.open(
      worksheet(
        'select rating, count(*) n, max(pt) highest, max(date) latest, max(updated) changed from insights group by all order by n desc, rating',
      ),
    )
    await expect.poll(() => cells(engine), { timeout: 60_000 }).not.toEqual([])
  })
  await alike(cells)
  await inEach(async (engine) => {
    await engine.open(worksheet('select 1,\n  nothing from insights'))
    await expect.poll(() => mistake(engine), { timeout: 60_000 }).toContain('The query has a mistake.')
  })
  await alike(mistake)
})
