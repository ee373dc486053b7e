/** The check against the mock service as it is, and against services that are wrong in one way: each is named, and nothing else. */
import { describe, expect, it } from 'vitest'
import { exitCodeOf } from './report.ts'
import { check, checked, VARIANTS, withRecords } from './testing.ts'

/** What the mock service sends otherwise than stated because the service was seen to. */
const KNOWN = ['insider-filings: type-mismatch footnotes']

const everyOne = (finding: string, not: readonly string[] = []): readonly string[] =>
  checked.filter(({ id }) => !not.includes(id)).map(({ id }) => `${id}: ${finding}`)

it('finds nothing wrong with the right service, judges every step, and keeps to its number of requests', async () => {
  const { report, differences, notes } = await check()
  expect({ differences, notes }).toEqual({ differences: [], notes: KNOWN })
  expect(report.operations.map(({ id, state }) => [id, state])).toEqual(checked.map(({ id }) => [id, 'checked']))
  expect(report.operations.flatMap(({ steps }) => steps.filter(({ result }) => result !== 'as stated'))).toEqual([])
  expect(report.requests).toBeLessThanOrEqual(60)
  expect(exitCodeOf(report)).toBe(0)
})

const inPages = ['insights', 'analysts', 'bulls-bears', 'conference-calls', 'transcripts', 'splits', 'insider-filings', 'news']
const wireOfCount = ['pageSize', 'pageSize', 'pagesize', 'pagesize', 'page_size', 'pagesize', 'pagesize', 'pageSize']

/** The differences that each wrong service shows, all of them. */
const SHOWN: Readonly<Partial<Record<keyof typeof VARIANTS, readonly string[]>>> = {
  ignoredFilter: [
    'insights: filter-ignored symbols',
    'conference-calls: filter-ignored parameters[tickers]',
    'splits: filter-ignored parameters[tickers]',
    'insider-filings: filter-ignored search_keys',
    'news: filter-ignored tickers',
  ],
  otherOrder: ['insights: order sort', 'news: order sort'],
  otherStandardOrder: ['insights: order sort', 'news: order sort'],
  oneBasedPages: inPages.map((id) => `${id}: page-base page`),
  ignoredPages: inPages.map((id) => `${id}: page-ignored page`),
  otherEnvelope: everyOne('envelope'),
  nestedEnvelope: everyOne('envelope', ['bulls-bears', 'price-ratios', 'logos']),
  missingFields: [
    'analysts: missing-field name_first',
    'conference-calls: missing-field exchange',
    'conference-calls: missing-field notes',
    'splits: missing-field exchange',
    'splits: missing-field notes',
    'insider-filings: missing-field footnotes',
    'news: missing-field author',
  ],
  xml: everyOne('format', ['bulls-bears', 'price-ratios', 'logos']),
  dayInTokyo: [
    'insights: day-zone date',
    'price-ratios: day-zone from, to',
    'insider-filings: day-zone date',
    'news: day-zone date',
  ],
  ignoredCount: inPages.map((id, place) => `${id}: limit-exceeded ${wireOfCount[place]}`),
}

describe('a service that is wrong in one way', () => {
  it.each(Object.entries(SHOWN))('%s: is told so where it shows, and of nothing else', async (name, shown) => {
    const { report, differences } = await check(VARIANTS[name as keyof typeof VARIANTS])
    expect(differences).toEqual(shown)
    expect(report.requests).toBeLessThanOrEqual(60)
    expect(exitCodeOf(report)).toBe(1)
  })

  it('numbers as text: is told so of each number that was seen, and of nothing else', async () => {
    const { report, differences } = await check(VARIANTS.numbersAsText)
    expect(differences.filter((one) => !one.includes(': type-mismatch '))).toEqual([])
    expect(differences).toContain('splits: type-mismatch importance')
    expect(differences).toContain('price-ratios: type-mismatch close')
    expect(
      report.operations.flatMap(({ id, findings }) => (findings.some(({ kind }) => kind === 'type-mismatch') ? id : [])),
    ).toEqual(
      // Of logos nothing is a number.
      checked.map(({ id }) => id).filter((id) => id !== 'logos'),
    )
  })

  it('403 on three: those are told as not in the plan, and the rest is checked', async () => {
    const { report, differences } = await check(VARIANTS.forbidden)
    const denied = report.operations.filter(({ state }) => state === 'not entitled').map(({ id }) => id)
    expect(denied).toEqual(['insights', 'splits', 'news'])
    expect(report.operations.filter(({ state }) => state === 'checked')).toHaveLength(7)
    expect(differences).toEqual([])
    expect(exitCodeOf(report)).toBe(2)
  })

  it('unknown words: are noted, since the lists of words are open', async () => {
    const { report, differences, notes } = await check(VARIANTS.unknownWords)
    expect(differences).toEqual([])
    expect(notes.filter((one) => !KNOWN.includes(one))).toEqual([
      'transcripts: unknown-word status',
      'insider-filings: unknown-word transactions[].transaction_code',
    ])
    expect(exitCodeOf(report)).toBe(0)
  })

  it('slow: is noted of each dataset, by the threshold that the report states', async () => {
    const { report, differences, notes } = await check(undefined, 3.001)
    expect(differences).toEqual([])
    expect(notes.filter((one) => !KNOWN.includes(one))).toEqual(everyOne('slow'))
    expect(report.slowAfter).toBe(3000)
    expect((await check(undefined, 3)).notes).toEqual(KNOWN)
  })

  it('a maximum that is not refused: is noted, since too few records came to tell', async () => {
    const { differences, notes } = await check(VARIANTS.maximumNotRefused)
    expect(differences).toEqual([])
    expect(notes.filter((one) => one.includes('maximum-not-refused'))).toHaveLength(7)
  })
})

it('ends at once where the key is refused, and says so', async () => {
  const { report } = await check(undefined, 0, 'another-key')
  expect(report).toMatchObject({ requests: 1, operations: [], ended: 'key refused, status 401, Unauthorized' })
  expect(exitCodeOf(report)).toBe(2)
})

it('does not call a service right that answers with nothing', async () => {
  const { report, differences } = await check(withRecords(() => []))
  expect(differences).toEqual([])
  expect(report.operations[0]).toMatchObject({ state: 'not checked', why: 'no records came' })
  expect(exitCodeOf(report)).toBe(2)
})

it('says that a service cannot be reached, and asks it once for each dataset', async () => {
  const { report, differences } = await check(() =>
    Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
  )
  expect(differences).toEqual([])
  expect(report.operations[0]).toMatchObject({ state: 'not checked', why: 'unreachable, ECONNREFUSED' })
  expect(exitCodeOf(report)).toBe(2)
})
