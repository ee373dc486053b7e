/** The registry against the folders, the gateway and the specification's list of operations. */
import { expect, it } from 'vitest'
import { operationPaths } from '../../gateway/operations.ts'
import { buildRequest } from '../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { columnField } from '../api/endpoint/columns.ts'
import { readAddress } from '../explorer/address/address.ts'
import { connectionTo } from '../test/connection.ts'
import { everyValueOf, testingOf } from '../test/operations.ts'
import { companyViews } from './companyViews.ts'
import { endpoints } from './index.ts'
import { recordShape, section, sectionsUnder } from './specification.ts'

const requestOf = (endpoint: AnyEndpoint, query: URLSearchParams): Request => {
  const { reading } = readAddress(endpoint, query)
  return buildRequest(endpoint, reading.values as ValuesOf<AnyEndpoint>, connectionTo())
}

const folderOf = (file: string): string => file.split('/')[1]!
const foldersWith = (files: Record<string, unknown>): readonly string[] => Object.keys(files).map(folderOf).toSorted()
const ids = endpoints.map(({ id }) => id).toSorted()

it('lists every folder that describes an operation, under the name of the folder', () => {
  expect(foldersWith(import.meta.glob('./*/endpoint.ts'))).toEqual(ids)
})

it('has a mock service for every operation', () => {
  expect(foldersWith(import.meta.glob('./*/mock.ts'))).toEqual(ids)
})

it('has for every operation what the tests of all are told', () => {
  expect(foldersWith(import.meta.glob('./*/testing.ts'))).toEqual(ids)
})

it('has no folder that is not an operation', () => {
  expect([...new Set(foldersWith(import.meta.glob('./*/*')))]).toEqual(ids)
})

it('describes every operation of the specification, each section once', () => {
  const requests = endpoints.map(({ sections }) => sections.request).toSorted()
  expect(requests).toEqual(sectionsUnder('4').toSorted())
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

it('has on the page of a company every operation that says what it contributes', () => {
  const views = companyViews.map(({ endpoint }) => endpoint.id)
  expect(views.toSorted()).toEqual(foldersWith(import.meta.glob('./*/companyView.ts')))
})

it('shows only columns that are declared', () => {
  const wrong = endpoints.flatMap(({ columns, card = [], titleBy = [], ...endpoint }) =>
    [...columns, ...card, ...titleBy].filter((path) => !columnField(endpoint, path)).map((path) => `${endpoint.id} ${path}`),
  )
  expect(wrong).toEqual([])
})

it('asks literally the request of the specification, every parameter in it', () => {
  for (const endpoint of endpoints) {
    const { everyParameter, singleDay, specified } = testingOf(endpoint)
    const { request, accept = 'application/json' } = everyParameter
    const sent = requestOf(endpoint, everyValueOf(endpoint))
    expect([decodeURIComponent(sent.url), sent.headers.get('accept')]).toEqual([`https://service.test${request}`, accept])
    const asked = [...new URL(sent.url).searchParams.keys()]
    const { required = [], dates: [single = ''] = [] } = specified
    expect(asked.toSorted()).toEqual(
      Object.keys(specified.names)
        .filter((name) => name !== single)
        .toSorted(),
    )
    expect(asked).toEqual(expect.arrayContaining([...required]))
    expect('date' in endpoint.params).toBe(singleDay !== undefined)
    const ofDay = requestOf(endpoint, new URLSearchParams({ date: '2026-11-18' }))
    if (singleDay !== undefined) expect(decodeURIComponent(ofDay.url)).toBe(`https://service.test${singleDay}`)
  }
})
