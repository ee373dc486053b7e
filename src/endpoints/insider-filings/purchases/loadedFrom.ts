/** From which day on the trades of the companies or insiders asked for are all among the loaded filings. */
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { addDays, wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import type { insiderFilings, InsiderFilingRecord } from '../endpoint.ts'
import { dayOfMoment } from '../filing/filing.ts'

type Values = ValuesOf<typeof insiderFilings>

/** Filters that leave out filings of the same days: what else was traded is not known. */
const isPicked = ({ search_keys_type: by, updated, chamber }: Values): boolean =>
  by === 'accession_number' || by === 'id' || updated !== undefined || chamber !== undefined

/**
 * `records` as they came; a trade is filed on its day or later. `undefined` where there is no such day. Where
 * more can be loaded, the first of the days may be there in part.
 */
export function loadedFrom(records: readonly InsiderFilingRecord[], values: Values, isComplete: boolean): IsoDay | undefined {
  const days = records.map(({ filing_date: filed }) => dayOfMoment(filed))
  if (isPicked(values) || days.length === 0 || days.includes(undefined)) return undefined
  const filed = days as readonly IsoDay[]
  if (isComplete) return values.date ?? values.from ?? filed.reduce((first, day) => (day < first ? day : first))
  const isNewestFirst = filed.every((day, place) => place === 0 || day <= filed[place - 1]!)
  return isNewestFirst ? addDays(filed.at(-1)!, 1) : undefined
}

export const loadedWords = (from: IsoDay | undefined): string =>
  from === undefined ? 'not all filings are loaded' : `only loaded back to ${wordsOfDay(from)}`
