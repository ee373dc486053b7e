/** Rows of price ratios, 27 numbers and names each, the same in every run. */
import { addDays, displayOfDay } from '../src/lib/dates/days.ts'
import { priceRatios } from '../src/endpoints/price-ratios/endpoint.ts'

const numbers = Object.keys(priceRatios.fields).filter((name) => !['id', 'symbol', 'date'].includes(name))

export function priceRatioAt(row: number): Readonly<Record<string, string | number>> {
  const measured = numbers.map((name, column) => [name, ((Math.imul(row * 31 + column + 1, 2_654_435_761) >>> 8) % 1e6) / 100])
  return {
    id: row,
    symbol: `Q${Math.floor(row / 750)}`,
    date: displayOfDay(addDays('2026-11-20', -(row % 750))),
    ...Object.fromEntries(measured),
  }
}

/** Every column of them, for the address of a table. */
export const ALL_COLUMNS = Object.keys(priceRatios.fields).join()
