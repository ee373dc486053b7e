/** The calls of one company, one after the other: they resemble each other as those of real companies do. */
import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import type { Call, Company } from '../world/facts.ts'
import { callFiguresOf } from './callFigures.ts'
import { callTurnsOf } from './callTurns.ts'
import { episodeOf } from './episodes.ts'

const QUARTERS = [2024, 2025].flatMap((year) => (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((period) => ({ year, period })))

const callOf = (company: Company, { year, period }: (typeof QUARTERS)[number]): Call => ({
  id: `${company.ticker} ${year} ${period}`,
  company,
  period,
  year,
  minutes: 50,
  day: '2025-05-06',
  startsAt: '16:30:00',
  announcedAt: '16:05:00',
  start: 1_746_563_400,
  isOver: true,
  importance: 3,
  updated: 1_746_570_000,
})

const callsOf = (ticker: string): readonly Call[] => QUARTERS.map((quarter) => callOf(companyOf(ticker)!, quarter))
const saidIn = (call: Call): string =>
  callTurnsOf(call)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')

test('says the same at the beginning, but for the quarter', () => {
  const openings = callsOf('HALO').map((call) => {
    const [operator, relations] = callTurnsOf(call)
    return [operator, relations]
      .map((turn) => turn!.paragraphs.join(' ').replace(/(first|second|third|fourth) quarter|20\d\d/g, '…'))
      .join(' ')
  })
  expect(new Set(openings).size).toBe(1)
  expect(new Set(companies.map((company) => saidIn(callOf(company, QUARTERS[0]!)).slice(0, 60))).size).toBeGreaterThan(2)
})

test('gives a range for the full year with every call, which moves as it says', () => {
  for (const calls of [callsOf('HALO'), callsOf('QNTR'), callsOf('ACME')]) {
    let before: ReturnType<typeof callFiguresOf>['fullYear'] | undefined
    for (const call of calls) {
      const { fullYear } = callFiguresOf(call)
      expect(fullYear.year).toBe(call.period === 'Q4' ? call.year + 1 : call.year)
      expect(saidIn(call)).toContain(`For the full year ${fullYear.year}, we`)
      if (before?.year === fullYear.year) {
        const moved = fullYear.low + fullYear.high - before.low - before.high
        const unit = (before.low >= 1e9 ? 1e7 : 1e6) * 2
        if (fullYear.move === 'held') expect(Math.abs(moved)).toBeLessThanOrEqual(unit)
        else expect(moved > 0).toBe(fullYear.move === 'raised')
      } else if (before) expect(fullYear.move).toBe('set')
      before = fullYear
    }
  }
})

test('has a subject that comes up, stays for a while and goes, asked about and answered', () => {
  for (const company of companies.slice(0, 12)) {
    const calls = QUARTERS.map((quarter) => callOf(company, quarter))
    const questions = calls.map((call) => episodeOf(call)?.question)
    const isThere = questions.map((question) => (question === undefined ? '-' : 'x')).join('')
    expect(isThere).toMatch(/^-{0,2}x{1,3}(--x{1,3})*-{0,2}$/)
    // Never the same twice in a row.
    const episodes = questions.filter((question, at) => question !== undefined && question !== questions[at - 1])
    expect(episodes.every((question, at) => at === 0 || question !== episodes[at - 1])).toBe(true)
  }
  const call = callsOf('QNTR').find((each) => episodeOf(each))!
  const asked = callTurnsOf(call).findIndex(({ speaker }) => speaker.role === 'Analyst')
  expect(callTurnsOf(call)[asked]!.paragraphs[0]).toMatch(/\?$/)
})
