import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { selectRows, localFiltersOf } from './selectRows.ts'
import { emptyRowStore } from './spreadRows.ts'

const text = fc.constantFrom('alpha', 'Beta', 'beta', 'Zeta & Co', 'é', '10', '9', '')
const importance = fc.constantFrom(0, -0, 1, 2, 5, -3, 2.5, null, undefined, '4')
const record = fc.record(
  {
    id: fc.integer({ min: 0, max: 20 }).map(String),
    name: fc.option(text, { nil: undefined }),
    importance,
    date_ex: fc.constantFrom('2026-01-02', '2025-12-31', '2026-11-20', '', null, 'soon'),
    optionable: fc.constantFrom(true, false, null, undefined),
    extra: fc.constantFrom(undefined, 1, { a: [1] }),
  },
  { requiredKeys: ['id'] },
)

type Plain = Record<string, unknown>

/** What a record says, whatever the order of its fields; `undefined` says nothing, as no answer holds it. */
const saidBy = (row: Plain): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => a.localeCompare(b)),
  )

/** The plain array model: the first of the records that say the same, in the order of arrival. */
function modelOf(pages: readonly (readonly Plain[])[]): Plain[] {
  const seen = new Set<unknown>()
  return pages.flat().filter((row) => !seen.has(saidBy(row)) && seen.add(saidBy(row)))
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function rank(column: string, value: unknown): string | number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (column === 'importance') {
    const number = Number(value)
    return Number.isNaN(number) ? undefined : number
  }
  if (column === 'date_ex') return /^\d{4}-/.test(String(value)) ? Date.parse(`${value}T00:00Z`) : undefined
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

function sorted(rows: readonly Plain[], column: string, isDescending: boolean): Plain[] {
  const placed = rows.filter((row) => rank(column, row[column]) !== undefined)
  const unplaced = rows.filter((row) => rank(column, row[column]) === undefined)
  return [
    ...placed.toSorted((a, b) => {
      const left = rank(column, a[column])!
      const right = rank(column, b[column])!
      const difference =
        typeof left === 'number'
          ? left - (right as number)
          : collator.compare(left, right as string) || (left === right ? 0 : left < (right as string) ? -1 : 1)
      return isDescending ? -difference : difference
    }),
    ...unplaced,
  ]
}

const KEPT: Record<string, (row: Plain) => boolean> = {
  '': () => true,
  'f.importance=1..5': ({ importance: value }) =>
    value !== null && value !== undefined && Number(value) >= 1 && Number(value) <= 5,
  'f.importance=..0': ({ importance: value }) => value !== null && value !== undefined && Number(value) <= 0,
  'f.name=~beta': ({ name }) => typeof name === 'string' && name.toLowerCase().includes('beta'),
  'f.name=Beta,10': ({ name }) => name === 'Beta' || name === '10',
  'f.name=!Beta,10': ({ name }) => name !== 'Beta' && name !== '10',
  'f.name=!': ({ name }) => name === undefined || name === '',
  'f.optionable=yes': ({ optionable }) => optionable === true,
  'f.date_ex=2026-01-01..2026-06-30': ({ date_ex: day }) =>
    typeof day === 'string' && /^\d{4}-/.test(day) && day >= '2026-01-01' && day <= '2026-06-30',
}

it('answers as a plain array of records would, whatever is loaded, sorted and refined', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(record, { maxLength: 30 }), { maxLength: 4 }),
      fc.constantFrom(...Object.keys(KEPT)),
      fc.constantFrom(undefined, 'importance', 'name', 'date_ex', 'optionable'),
      fc.boolean(),
      (pages, query, column, isDescending) => {
        const store = emptyRowStore(splits)
        for (const page of pages) store.append(page)
        const localFilters = localFiltersOf(splits, new URLSearchParams(query))
        const order = selectRows(splits, store, localFilters, column ? { column, isDescending } : undefined)
        const kept = modelOf(pages).filter(KEPT[query]!)
        const expected = column ? sorted(kept, column, isDescending) : kept
        expect(Array.from(order, (row) => store.record(row).id)).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 1000 },
  )
})

it('gives every record back as it came, absent, null, empty and zero told apart', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 40 }), (rows) => {
      const store = emptyRowStore(splits)
      store.append(rows)
      const model = modelOf([rows])
      expect(store.size).toBe(model.length)
      expect(store.repeated).toBe(rows.length - model.length)
      for (const [row, expected] of model.entries()) {
        const given = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined))
        expect(store.record(row)).toEqual(given)
        expect(store.rowOf(store.idOf(row))).toBe(row)
        expect(store.sharesId(row)).toBe(model.some((other) => other !== expected && other.id === expected.id))
      }
    }),
  )
})
