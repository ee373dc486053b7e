/** Records whose keys are those of every object, at three depths: they stay keys (resilience D4). */
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listQuery } from '../../api/client/client.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { answering } from '../../test/answers.ts'
import { textFormats } from '../export/formats.ts'
import { writeText } from '../export/writeFile.ts'
import { everyColumn } from '../export/shown.ts'
import { emptyRowStore } from './spreadRows.ts'

const keys = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', '__defineGetter__']
const poison = keys.map((key) => `"${key}":{"polluted":true,"prototype":{"polluted":true}}`).join(',')
// As text: written as objects, half of these would never be sent.
const deep = `{"symbol":"HALO",${poison},"further":{${poison},"deepest":{${poison}}}}`
const body = `{"analyst-insights":[{"id":"a","firm":"First",${poison},"security":${deep},"added":${deep}}]}`

it('D4 pollutes nothing, however often it is asked for, shown and exported', async () => {
  const client = new QueryClient()
  const query = listQuery(insights, {}, answering(body))
  for (let times = 0; times < 3; times += 1) {
    const { records } = await client.fetchQuery({ ...query, staleTime: 0 })
    const store = emptyRowStore(insights)
    store.append(records)
    const record = store.record(0) as Record<string, unknown>
    expect(JSON.parse(JSON.stringify(record))).toEqual(JSON.parse(body)['analyst-insights'][0])
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
    expect(Object.getPrototypeOf(record['security'])).toBe(Object.prototype)
    expect(record['polluted']).toBe(undefined)
    expect(store.value('security.symbol', 0)).toBe('HALO')
    expect(store.value('__proto__.polluted', 0)).toBe(undefined)
    expect(store.value('constructor', 0)).toBe(undefined)
    const order = Uint32Array.of(0)
    const origin = { title: 't', query: 'q', address: 'a', source: 's', data: 'live' as const, time: '', coverage: 'c', rows: 1 }
    const columns = everyColumn(insights)
    for (const format of textFormats)
      for (const areRecords of [false, true])
        await writeText(
          format,
          { endpoint: insights, store, order, columns, areRecords, origin },
          () => {},
          new AbortController().signal,
        )
  }
  for (const value of [{}, [], () => {}, 'text', 1]) expect((value as { polluted?: unknown }).polluted).toBe(undefined)
  expect(Object.keys(Object.prototype)).toEqual([])
})
