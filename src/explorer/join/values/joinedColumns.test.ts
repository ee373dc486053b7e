/** Which rows are computed when prices come: those of the tickers that came, and all of them where what all depend on is another. */
import { expect, it } from 'vitest'
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import { seriesOf } from '../../../analysis/testing.ts'
import { insights } from '../../../endpoints/insights/endpoint.ts'
import { joinSource } from '../../../endpoints/price-ratios/joinSource.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import { createJoinedColumns } from './joinedColumns.ts'
import { readJoin } from './joinColumns.ts'
import type { Histories } from './joinedValue.ts'

const rising = seriesOf({ '2026-11-19': 10, '2026-11-20': 11 })
const flat = seriesOf({ '2026-11-19': 10, '2026-11-20': 10 })
/** By the number of the row. */
const TICKERS = ['HALO', 'ACME', 'HALO', 'QNTR']

function columnsOf(names: string) {
  const computed: number[] = []
  const made = createJoinedColumns({
    store: { ...emptyRowStore(insights), size: TICKERS.length },
    request: readJoin(insights, joinSource, new URLSearchParams(`v.against=FLAT&v.join=${names}`)),
    rowsOf: new Map([
      ['ACME', [1]],
      ['HALO', [0, 2]],
      ['QNTR', [3]],
    ]),
    rowAt(row) {
      computed.push(row)
      return { symbol: TICKERS[row], day: '2026-11-20', target: 22 }
    },
  })
  return async (series: Record<string, DailySeries | undefined>, rest: Partial<Histories> = {}, against = [flat]) => {
    const before = computed.length
    const columns = await made.update(
      { series: new Map(Object.entries(series)), splits: undefined, ...rest },
      against,
      () => true,
    )
    return { columns: columns!, rows: computed.slice(before) }
  }
}

it('computes the rows of the ticker whose prices came, and keeps what stands', async () => {
  const update = columnsOf('ret1,retnow')
  const none = await update({})
  expect([none.rows, none.columns.values['retnow']]).toEqual([[], [undefined, undefined, undefined, undefined]])
  const first = await update({ HALO: rising })
  expect(first.rows).toEqual([0, 2])
  const second = await update({ HALO: rising, ACME: flat })
  expect(second.rows).toEqual([1])
  expect(second.columns.values['retnow']!.map((value) => value && Math.round(value as number))).toEqual([10, 0, 10, undefined])
  expect([...second.columns.open['ret1']!].sort()).toEqual([0, 1, 2])
  // What was handed out before is as it was.
  expect(first.columns.values['retnow']![1]).toBeUndefined()
})

it('hands out the same columns where nothing came that they hold', async () => {
  const update = columnsOf('ret1')
  const { columns } = await update({ HALO: rising })
  const again = await update({ HALO: rising, FLAT: flat }, {}, [])
  expect(again.rows).toEqual([])
  expect(again.columns).toBe(columns)
})

it('computes a ticker again whose prices go further back', async () => {
  const update = columnsOf('ret1')
  await update({ HALO: rising, ACME: flat })
  expect((await update({ HALO: seriesOf({ '2026-11-20': 11 }), ACME: flat })).rows).toEqual([0, 2])
})

it('computes all rows that are there when the comparison or the splits are others', async () => {
  const excess = columnsOf('excnow')
  await excess({ HALO: rising, ACME: flat }, {}, [])
  expect((await excess({ HALO: rising, ACME: flat })).rows.sort()).toEqual([0, 1, 2])
  const upside = columnsOf('upside_now')
  await upside({ HALO: rising })
  expect((await upside({ HALO: rising }, { splits: new Map() })).rows).toEqual([0, 2])
})

it('gives up when it is not wanted any more', async () => {
  const made = createJoinedColumns({
    store: { ...emptyRowStore(insights), size: 200_000 },
    request: readJoin(insights, joinSource, new URLSearchParams('v.join=ret1')),
    rowsOf: new Map([['HALO', Array.from({ length: 200_000 }, (_, row) => row)]]),
    rowAt: () => ({ symbol: 'HALO', day: '2026-11-20', target: Number.NaN }),
  })
  expect(await made.update({ series: new Map([['HALO', rising]]), splits: undefined }, [], () => false)).toBeUndefined()
})
