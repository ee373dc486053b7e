import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { costWords } from './costWords.ts'
import { costOf, isConfirmed, isSource, readSource, type Source } from './source.ts'

const read = (text: string) => readSource(text, endpoints, '2026-11-20')
const sourceOf = (text: string): Source => {
  const source = read(text)
  if (!isSource(source)) throw new Error(source.fault)
  return source
}

it('reads a page address as its own page does, rolling days as plain ones', () => {
  const source = sourceOf('/insights?tickers=HALO&from=-30d&to=0d&v.load=1..5&v.sort=date:asc')
  expect(source.endpoint.title).toBe('Analyst ratings')
  expect(source.values).toMatchObject({ tickers: ['HALO'], from: '2026-10-21', to: '2026-11-20' })
  expect(source.load).toEqual({ first: 1, last: 5 })
  expect(source.note).toBeUndefined()
  expect(sourceOf('/price-ratios?tickers=HALO').values).toMatchObject({ from: '2025-11-20', to: '2026-11-20' })
})

it('says that column filters are not applied', () => {
  expect(sourceOf('/insights?f.firm=Halden').note).toBe('Its column filters are not applied: the table has all rows.')
})

it.each([
  ['/company/HALO', 'It is no page of a dataset.'],
  ['/nothing?tickers=HALO', 'It is no page of a dataset.'],
  ['https://elsewhere.test/insights', 'It is no page of a dataset.'],
  ['/insights#here', 'It is no page of a dataset.'],
  ['/price-ratios', 'Nothing to ask without tickers.'],
  ['/insights?symbols=HALO', 'Not known to Analyst ratings: symbols.'],
  ['/insights?v.load=5..1', '“5..1” is no range of pages such as 1..5.'],
])('refuses %s and says why', (text, fault) => {
  expect(read(text)).toEqual({ text, fault })
})

it('tells the rule that a value breaks', () => {
  expect(read('/insights?limit=5000')).toMatchObject({ fault: expect.stringMatching(/^Rows per page: /) as string })
})

it('counts what loading costs before anything is asked, and asks the reader above ten requests', () => {
  const cost = (...texts: readonly string[]) => costOf(texts.map(sourceOf))
  expect(costWords(cost('/insights'))).toBe('1 request')
  expect(costWords(cost('/insights', '/price-ratios?tickers=HALO'))).toBe('2 requests')
  expect(costWords(cost('/insights?v.load=1..5', '/splits'))).toBe('at most 6 requests')
  expect(costWords(cost('/insights?v.load=1..'))).toBe('as many as one source has pages')
  expect(costWords(cost('/splits', '/insights?v.load=3..', '/news?v.load=1..'))).toBe(
    '1 request, and as many as 2 sources have pages',
  )
  expect(isConfirmed(cost('/insights?v.load=1..9', '/splits'))).toBe(true)
  expect(isConfirmed(cost('/insights?v.load=1..10', '/splits'))).toBe(false)
  expect(isConfirmed(cost('/insights?v.load=1..'))).toBe(false)
})
