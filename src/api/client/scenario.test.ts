import { expect, it } from 'vitest'
import { dayOfScenario, scenarioIn, scenarioTexts, troubleOf } from './scenario.ts'

const read = (query: string) => scenarioIn(new URLSearchParams(query))

it.each([
  ['', undefined],
  ['demo=slow', 'slow'],
  ['demo-today=2026-11-21', 'today:2026-11-21'],
  ['demo-today=2026-11-21&demo=slow,403:news', 'slow,403:news,today:2026-11-21'],
])('reads “%s” and writes it again', (query, scenario) => {
  expect(read(query)).toBe(scenario)
  const written = scenarioTexts(scenario).map(([name, text]) => [name, text])
  expect(read(new URLSearchParams(written).toString())).toBe(scenario)
})

it.each(['2026-02-30', 'tomorrow', '1999-01-01', '2026-11-21T00:00'])('takes “%s” for no day of the demo', (day) => {
  expect(read(`demo-today=${day}`)).toBe(undefined)
})

it('tells the day from the trouble', () => {
  const scenario = read('demo=drift&demo-today=2026-11-23')
  expect([troubleOf(scenario), dayOfScenario(scenario)]).toEqual(['drift', '2026-11-23'])
  expect([troubleOf('drift'), dayOfScenario('drift')]).toEqual(['drift', undefined])
})
