import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import { caseOf } from './cases.ts'
import { wordCount } from './phrase.ts'

const cases = companies.flatMap((company) => Array.from({ length: 12 }, (_, edition) => caseOf(company, edition)))
const texts = cases.flatMap(({ bull, bear }) => [bull, bear])

test('argues in 60 to 250 words, in one paragraph or two', () => {
  const counts = texts.filter((text) => text !== '').map(wordCount)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...counts)).toBeLessThanOrEqual(250)
  expect(new Set(texts.map((text) => text.split('\n\n').length))).toEqual(new Set([1, 2]))
})

test('rarely one side is silent, never both', () => {
  const silent = cases.filter(({ bull, bear }) => bull === '' || bear === '')
  expect(silent.length).toBeGreaterThan(0)
  expect(silent.length).toBeLessThan(cases.length * 0.06)
  expect(cases.filter(({ bull, bear }) => bull === '' && bear === '')).toEqual([])
})

test('the same edition is always the same, and no two editions of a company are', () => {
  const halo = companyOf('HALO')!
  expect(caseOf(halo, 3)).toEqual(caseOf({ ...halo }, 3))
  expect(new Set(Array.from({ length: 12 }, (_, edition) => caseOf(halo, edition).bull)).size).toBe(12)
})

test('names the company and leaves no mark of a template', () => {
  expect(caseOf(companyOf('ACME')!, 0).bull).toContain('Acme Anvil Works')
  for (const text of texts) expect(text).not.toMatch(/[{}[\]|]|undefined/)
})
