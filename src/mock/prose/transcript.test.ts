import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import type { Call, Company, Quarter } from '../world/facts.ts'
import { callTurnsOf } from './callTurns.ts'
import { HOUSE_FORMATS, houseFormatOf } from './houseFormat.ts'
import { wordCount } from './phrase.ts'
import { confidenceOf, participantsOf, segmentsOf, transcriptOf } from './transcript.ts'

const callOf = (company: Company, period: Call['period'] = 'Q1', year = 2025, minutes = 55): Call => ({
  id: '00000000-0000-4000-8000-000000000000',
  company,
  period,
  year,
  minutes,
  day: '2025-05-06',
  startsAt: '16:30:00',
  announcedAt: '16:05:00',
  start: 1_746_563_400,
  isOver: true,
  importance: 3,
  updated: 1_746_570_000,
})

const halo = companyOf('HALO')!
const quantor = companyOf('QNTR')!
const sample = companies.map((company, at) => callOf(company, 'Q1', 2025, 30 + ((at * 7) % 50)))
const sentencesOf = (text: string): string[] => text.match(/[A-Z][^.?!]{60,}[.?!]/g) ?? []

/** Words that are not common to both texts, in order, as a share of the longer one. */
function differing(a: readonly string[], b: readonly string[]): number {
  let row = new Uint16Array(b.length + 1)
  for (const word of a) {
    const next = new Uint16Array(b.length + 1)
    for (let at = 0; at < b.length; at += 1) next[at + 1] = word === b[at] ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!)
    row = next
  }
  return 1 - row[b.length]! / Math.max(a.length, b.length)
}

test('is between 3,000 and 8,000 words long, and a longer call says more', () => {
  const counts = sample.map((call) => wordCount(transcriptOf(call, 'NON_LIVE')))
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3000)
  expect(Math.max(...counts)).toBeLessThanOrEqual(8000)
  const [short, long] = [30, 75].map((minutes) => wordCount(transcriptOf(callOf(halo, 'Q1', 2025, minutes), 'NON_LIVE')))
  expect(long! - short!).toBeGreaterThan(800)
})

test('is the same whenever it is asked for, and another for another quarter', () => {
  const call = callOf(quantor)
  expect(transcriptOf(call, 'NON_LIVE')).toBe(transcriptOf({ ...call }, 'NON_LIVE'))
  expect(transcriptOf(call, 'LIVE')).toBe(transcriptOf({ ...call }, 'LIVE'))
  expect(transcriptOf(call, 'NON_LIVE')).not.toBe(transcriptOf(callOf(quantor, 'Q2'), 'NON_LIVE'))
})

test('leaves no mark of a template in the text', () => {
  for (const call of sample) expect(transcriptOf(call, 'NON_LIVE')).not.toMatch(/[{}[\]|]|undefined|NaN/)
})

test('hardly says a longer sentence twice', () => {
  const repeats = sample.map((call) => {
    const sentences = sentencesOf(transcriptOf(call, 'NON_LIVE'))
    return 1 - new Set(sentences).size / sentences.length
  })
  expect(Math.max(...repeats)).toBeLessThan(0.02)
})

test('states the revenue of the books in the remarks, in the last answer and in the closing words', () => {
  const books = (name: string, revenue: number): Quarter => ({
    name,
    end: '2025-03-31',
    reported: '2025-05-06',
    revenue,
    netIncome: 40e6,
    freeCashFlow: 35e6,
    ebitda: 90e6,
    operatingIncome: 60e6,
    bookValue: 1e9,
    debt: 2e8,
    cash: 3e8,
    totalAssets: 2e9,
    workingCapital: 1e8,
    retainedEarnings: 1e8,
    totalLiabilities: 1e9,
    sharesOutstanding: 80e6,
  })
  const quarters = [books('Q1 2024', 400e6), books('Q1 2025', 432.1e6)]
  const turns = callTurnsOf(callOf(halo), { quarters })
  const said = turns.filter(({ paragraphs }) => paragraphs.some((text) => text.includes('$432.1 million')))
  const [chief, finance] = participantsOf(callOf(halo))
  expect(said.map(({ speaker }) => speaker.name)).toEqual([chief!.name, finance!.name, finance!.name, chief!.name])
  const text = transcriptOf(callOf(halo), 'NON_LIVE', { quarters })
  expect(text).toContain('up 8.0% from $400.0 million')
  expect(text).toContain('operating income of $60.0 million, or 13.9% of revenue')
  expect(text).toContain('$0.50 per diluted share')
})

test('the two lines of business add up to the revenue, to the digit', () => {
  const amount = (text: string, unit: string): number => Math.round(Number(text) * (unit === 'billion' ? 10_000 : 10))
  for (const call of sample) {
    const spoken = callTurnsOf(call).flatMap(({ paragraphs }) => paragraphs)
    const line = spoken.find((text) => text.includes('By line of business'))!
    const [revenue, , first, second] = [...line.matchAll(/\$([\d.]+) (million|billion)/g)].map(([, text, unit]) =>
      amount(text!, unit!),
    )
    expect(first! + second!).toBe(revenue)
  }
})

test('speaks of growth only when there was some', () => {
  for (const call of sample) {
    const text = transcriptOf(call, 'NON_LIVE')
    const isDown = /Revenue for the first quarter was \S+ \w+, down/.test(text)
    if (isDown) expect(text).not.toContain('of that growth')
  }
})

test('has four to eight analysts who ask, each with a firm of those it was given', () => {
  for (const call of sample) {
    const analysts = participantsOf(call, { firms: ['Alpha', 'Beta', 'Gamma'] }).filter(({ role }) => role === 'Analyst')
    expect(analysts.length).toBeGreaterThanOrEqual(4)
    expect(analysts.length).toBeLessThanOrEqual(8)
    expect(analysts.filter(({ firm }) => !['Alpha', 'Beta', 'Gamma'].includes(firm))).toEqual([])
    expect(new Set(analysts.map(({ name }) => name)).size).toBe(analysts.length)
  }
})

test('every house format occurs, and one of them in each company', () => {
  expect(new Set(companies.map(({ ticker }) => houseFormatOf(ticker)))).toEqual(new Set(HOUSE_FORMATS))
})

test('house formats: roles after dashes, names before colons, capitals, no line breaks at all', () => {
  const textIn = (format: string) =>
    transcriptOf(callOf(companies.find(({ ticker }) => houseFormatOf(ticker) === format)!), 'NON_LIVE')
  expect(textIn('dashes')).toMatch(/^Operator\n\n.*\n\n.+ -- Head of Investor Relations\n\n/)
  expect(textIn('colons')).toMatch(/^Operator: .*\n.+: /)
  expect(textIn('capitals')).toMatch(/^OPERATOR\n.*\n\n[^a-z\n]+\n/)
  expect(textIn('inline')).toMatch(/^OPERATOR: .*\n\n[^a-z\n]+: /)
  expect(textIn('unbroken')).toMatch(/^Operator: [^\n]*$/)
  expect(textIn('bare')).not.toMatch(/\n|Operator:/)
})

test('what the machine heard differs in 6 to 12 words of a hundred and names no speaker', () => {
  for (const call of sample.filter((call, at) => at % 6 === 0 && confidenceOf(call, 'LIVE') > 0)) {
    const live = transcriptOf(call, 'LIVE')
    const spoken = callTurnsOf(call).flatMap(({ paragraphs }) => paragraphs)
    const share = differing(live.split(' ').slice(0, 1500), spoken.join(' ').split(' ').slice(0, 1500))
    expect(share).toBeGreaterThan(0.06)
    expect(share).toBeLessThan(0.12)
    expect(live).not.toMatch(/Operator:|OPERATOR| -- /)
  }
})

test('rarely the machine delivers nothing, and then its confidence is 0', () => {
  const calls = companies.flatMap((company) => (['Q1', 'Q2', 'Q3', 'Q4'] as const).map((period) => callOf(company, period, 2024)))
  const silent = calls.filter((call) => confidenceOf(call, 'LIVE') === 0)
  expect(silent.length).toBeGreaterThan(0)
  expect(silent.length).toBeLessThan(calls.length * 0.06)
  expect(silent.map((call) => transcriptOf(call, 'LIVE'))).toEqual(silent.map(() => ''))
  const heard = calls.filter((call) => confidenceOf(call, 'LIVE') > 0)
  expect(heard.every((call) => confidenceOf(call, 'LIVE') >= 0.55 && confidenceOf(call, 'LIVE') <= 0.85)).toBe(true)
  expect(calls.every((call) => confidenceOf(call, 'NON_LIVE') >= 0.95 && confidenceOf(call, 'NON_LIVE') <= 0.999)).toBe(true)
})

test('one call has 200,000 words, and many more different sentences than an ordinary one', () => {
  const text = transcriptOf(callOf(halo, 'Q2', 2026), 'NON_LIVE')
  expect(wordCount(text)).toBeGreaterThanOrEqual(200_000)
  expect(wordCount(text)).toBeLessThan(206_000)
  const ordinary = transcriptOf(callOf(halo, 'Q1', 2026), 'NON_LIVE')
  const distinct = (words: string): number => new Set(sentencesOf(words)).size
  expect(distinct(text)).toBeGreaterThan(distinct(ordinary) * 10)
})

test('segments exist for one company, follow each other in time and add up to its transcript', () => {
  expect(segmentsOf(callOf(halo), 'NON_LIVE')).toBeNull()
  const call = callOf(quantor)
  const segments = segmentsOf(call, 'NON_LIVE')!
  expect(segments.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n')).toBe(transcriptOf(call, 'NON_LIVE'))
  expect(segments[0]).toMatchObject({ start_time: '00:00:00', speaker: 'Operator' })
  expect(segments.at(-1)!.end_time).toBe('00:55:00')
  expect(segments.slice(1).map(({ start_time }) => start_time)).toEqual(segments.slice(0, -1).map(({ end_time }) => end_time))
  const heard = segmentsOf(call, 'LIVE')!
  expect(heard.map(({ text }) => text).join(' ')).toBe(transcriptOf(call, 'LIVE'))
  expect(heard[0]!.speaker).toBe('Speaker 1')
})
