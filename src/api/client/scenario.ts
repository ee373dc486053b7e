/**
 * What the address of a page asks of the demo: trouble (`demo=slow`), and another day than its own (`demo-today=2026-11-21`). The
 * two go along from page to page as one text, `slow,today:2026-11-21`.
 */
import { isDay, type IsoDay } from '../../lib/dates/days.ts'

const TROUBLE = 'demo'
const DAY = 'demo-today'
export const SCENARIO_NAMES: readonly string[] = [TROUBLE, DAY]

/** Days that the invented market has. */
const [FIRST, LAST] = ['2024-01-02', '2028-12-31']
const DAY_PART = /(?:^|,)today:(\d{4}-\d\d-\d\d)(?=,|$)/

const isMarketDay = (text: string): boolean => isDay(text) && text >= FIRST && text <= LAST

/** `undefined` where nothing is asked for; a day that is none is not. */
export function scenarioIn(search: URLSearchParams): string | undefined {
  const day = search.get(DAY) ?? ''
  return [search.get(TROUBLE) ?? '', isMarketDay(day) ? `today:${day}` : ''].filter((part) => part !== '').join() || undefined
}

export function dayOfScenario(scenario = ''): IsoDay | undefined {
  const day = DAY_PART.exec(scenario)?.[1]
  return day !== undefined && isMarketDay(day) ? day : undefined
}

/** The trouble alone, empty for none. */
export const troubleOf = (scenario = ''): string => scenario.replace(DAY_PART, '')

/** The same as names and texts of an address. */
export const scenarioTexts = (scenario: string | undefined): readonly (readonly [name: string, text: string])[] =>
  [[TROUBLE, troubleOf(scenario)] as const, [DAY, dayOfScenario(scenario) ?? ''] as const].filter(([, text]) => text !== '')
