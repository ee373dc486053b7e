/**
 * What the address of a page asks of the demo: trouble (`demo=slow`), and another day than its own (`demo-today=2026-11-21`). The
 * two go along from page to page as one text, `slow,today:2026-11-21`.
 */
import { isDay, type IsoDay } from '../../lib/dates/days.ts'

const TROUBLE = 'demo'
const DAY = 'demo-today'
export const SCENARIO_NAMES: readonly string[] = [TROUBLE, DAY]
const DAY_PART = /,?today:([\d-]{10})$/

/** The invented market has no other days. */
const isMarketDay = (text: string): boolean => text > '2024' && text < '2029' && isDay(text)

/** `undefined` where nothing is asked for; a day that is none is not. */
export function scenarioIn(search: URLSearchParams): string | undefined {
  const day = search.get(DAY) ?? ''
  return [search.get(TROUBLE), isMarketDay(day) && `today:${day}`].filter(Boolean).join() || undefined
}

export const dayOfScenario = (scenario = ''): IsoDay | undefined => DAY_PART.exec(scenario)?.[1]

/** The trouble alone, empty for none. */
export const troubleOf = (scenario = ''): string => scenario.replace(DAY_PART, '')

/** The same as names and texts of an address. */
export const scenarioTexts = (scenario: string | undefined): readonly (readonly [name: string, text: string])[] =>
  [[TROUBLE, troubleOf(scenario)] as const, [DAY, dayOfScenario(scenario) ?? ''] as const].filter(([, text]) => text)
