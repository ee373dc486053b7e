/** The registry against the folders, the gateway and the specification's list of operations. */
import { expect, it } from 'vitest'
import { operationPaths } from '../../gateway/operations.ts'
import { fieldAt } from '../api/endpoint/fields.ts'
import { companyViews } from './companyViews.ts'
import { endpoints } from './index.ts'
import { recordShape, section } from './specification.ts'

const folderOf = (file: string): string => file.split('/')[1]!
const foldersWith = (files: Record<string, unknown>): readonly string[] => Object.keys(files).map(folderOf).toSorted()
const ids = endpoints.map(({ id }) => id).toSorted()

it('lists every folder that describes an operation, under the name of the folder', () => {
  expect(foldersWith(import.meta.glob('./*/endpoint.ts'))).toEqual(ids)
})

it('has a mock service for every operation', () => {
  expect(foldersWith(import.meta.glob('./*/mock.ts'))).toEqual(ids)
})

it('has no folder that is not an operation', () => {
  expect([...new Set(foldersWith(import.meta.glob('./*/*')))]).toEqual(ids)
})

it('describes the ten operations of the specification, each section once', () => {
  const requests = endpoints.map(({ sections }) => sections.request).toSorted()
  expect(requests).toEqual(['4.1', '4.10', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9'])
  for (const { sections } of endpoints) {
    expect(section(sections.request)).toContain(`of ${sections.record}`)
    expect(Object.keys(recordShape(sections.record))).not.toEqual([])
  }
})

it('shares no address, path, title or noun of the page between two operations', () => {
  for (const of of ['id', 'path', 'title'] as const) {
    const values = endpoints.map((endpoint) => endpoint[of])
    expect(new Set(values).size, of).toBe(values.length)
  }
})

it('is called by one letter and by words that no other operation has', () => {
  const names = endpoints.flatMap(({ command }) => command.names)
  const letters = endpoints.map(({ command }) => command.letter)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
})

it('is forwarded by the gateway, path by path, and nothing else is', () => {
  expect([...operationPaths].toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted())
})

it('says of every operation what it contributes to the page of a company', () => {
  expect(foldersWith(import.meta.glob('./*/companyView.ts'))).toEqual(ids)
  expect(companyViews.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(ids)
})

it('shows only columns that are declared', () => {
  const wrong = endpoints.flatMap(({ id, fields, columns, card = [] }) =>
    [...columns, ...card].filter((path) => !fieldAt(fields, path)).map((path) => `${id} ${path}`),
  )
  expect(wrong).toEqual([])
})

it('carries tickers by a parameter that takes them', () => {
  const by = Object.fromEntries(endpoints.flatMap(({ id, tickersBy }) => (tickersBy ? [[id, tickersBy]] : [])))
  expect(by).toEqual({
    logos: { key: 'search_keys', with: {} },
    'insider-filings': { key: 'search_keys', with: { search_keys_type: 'symbol' } },
  })
})
