import { describe, expect, it } from 'vitest'
import { loadInto } from '../../../explorer/query/paging/pageLoader.ts'
import { connectionTo } from '../../../test/connection.ts'
import { createCallIndex, type CallIndex } from './callIndex.ts'
import { progressWords } from './progressWords.ts'
import { until } from '../../../test/until.ts'

const HITS = 130
const OPEN = { isOpen: () => true, subscribe: () => () => {} }

/** A service of 130 calls, every fiftieth of HALO; each answer waits to be let go. */
function service(answerOf: (page: number) => Response = page) {
  const waiting: (() => void)[] = []
  const asked: number[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const number = Number(new URL(request.url).searchParams.get('page') ?? 1)
    asked.push(number)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return answerOf(number)
  }
  /** Lets so many answers go, once there are as many. */
  const letGo = async (count = 1): Promise<void> => {
    await until(() => waiting.length >= count)
    for (const resolve of waiting.splice(0, count)) resolve()
  }
  return { index: createCallIndex(loadInto, connectionTo({ fetch }), OPEN), asked, letGo }
}

const rows = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, row) => ({
    call_id: `call-${from + row}`,
    symbol: (from + row) % 50 === 0 ? 'HALO' : 'ACME',
    transcripts: [{ text: 'long '.repeat(100) }],
  }))

const page = (number: number): Response =>
  Response.json({
    data: rows((number - 1) * 20, Math.min(number * 20, HITS)),
    pagination: { hits: HITS, page: number, page_size: 20 },
  })

const statusIs = (index: CallIndex, status: string) => until(() => index.state().status === status)
const wordsOf = (index: CallIndex, ticker: string): string =>
  progressWords(index.state(), ticker, index.store.callsOf(ticker).length)

describe('the index of calls', () => {
  it('asks for two pages at once and never more', async () => {
    const { index, asked, letGo } = service()
    index.run(Infinity)
    expect(asked).toEqual([1, 2])
    await letGo()
    await until(() => asked.length === 3)
    expect(asked).toEqual([1, 2, 3])
  })

  it('finds the calls of a ticker with their places, and keeps no text', async () => {
    const { index, letGo } = service()
    index.run(Infinity)
    for (let answers = 0; answers < 7; answers += 1) await letGo()
    await statusIs(index, 'ended')
    const found = index.store.callsOf('HALO')
    expect(found.map(({ id, position }) => [id, position])).toEqual([
      ['call-0', 0],
      ['call-50', 50],
      ['call-100', 100],
    ])
    expect(JSON.stringify(found)).not.toContain('long')
    expect(wordsOf(index, 'HALO')).toBe('Searched all 130 calls: 3 of HALO.')
    expect(wordsOf(index, 'NONE')).toBe('Searched all 130 calls: none of NONE.')
  })

  it('says how far it is, stops when told, and goes on from there', async () => {
    const { index, asked, letGo } = service()
    index.run(Infinity)
    await letGo(2)
    await until(() => wordsOf(index, 'HALO') === 'Searched 40 of 130 calls: 1 of HALO so far.')
    await until(() => asked.length === 4)
    expect(asked).toEqual([1, 2, 3, 4])
    index.stop()
    await letGo(2)
    expect(wordsOf(index, 'HALO')).toBe('Searched 40 of 130 calls: 1 of HALO so far. Stopped.')
    index.run(Infinity)
    // The two that were under way, and the three behind them.
    for (let answers = 0; answers < 5; answers += 1) await letGo()
    await statusIs(index, 'ended')
    expect(wordsOf(index, 'HALO')).toBe('Searched all 130 calls: 3 of HALO.')
    expect(asked.toSorted()).toEqual([1, 2, 3, 3, 4, 4, 5, 6, 7])
  })

  it.each([429, 500, 503])(
    'asks for a page again by itself when it was refused with %i, where that is allowed',
    async (status) => {
      const refused = () => new Response(null, { status, headers: { 'retry-after': '0' } })
      let refusals = 0
      const { index, asked, letGo } = service((number) => (number === 2 && refusals++ === 0 ? refused() : page(number)))
      index.run(Infinity)
      for (let answers = 0; answers < 8; answers += 1) await letGo()
      await statusIs(index, 'ended')
      expect(asked.filter((number) => number === 2)).toHaveLength(2)
      expect(wordsOf(index, 'HALO')).toBe('Searched all 130 calls: 3 of HALO.')
    },
  )

  it('stops at a failure that lasts, says which, and goes on when asked to', async () => {
    let isDown = true
    const { index, letGo } = service((number) => (number === 2 && isDown ? new Response(null, { status: 404 }) : page(number)))
    index.run(Infinity)
    await letGo(2)
    await statusIs(index, 'failed')
    expect(wordsOf(index, 'HALO')).toMatch(/^Searched 20 of 130 calls: 1 of HALO so far\. Page 2 failed: \S.*\.$/)
    isDown = false
    index.run(Infinity)
    for (let answers = 0; answers < 6; answers += 1) await letGo()
    await statusIs(index, 'ended')
    expect(wordsOf(index, 'HALO')).toBe('Searched all 130 calls: 3 of HALO.')
  })

  it('counts a call once that others pushed on to the next page, at the place where it was first', async () => {
    const { index, letGo } = service((number) =>
      Response.json({
        data: number === 1 ? rows(0, 20) : rows(19, 25),
        pagination: { hits: 26, page: number, page_size: 20 },
      }),
    )
    index.run(Infinity)
    for (let answers = 0; answers < 2; answers += 1) await letGo()
    await statusIs(index, 'ended')
    expect(index.store.callsOf('ACME').map(({ position }) => position)).toEqual(
      [...Array(25).keys()].map((row) => row + 1).filter((place) => place !== 20),
    )
    expect(wordsOf(index, 'HALO')).toBe('Searched all 26 calls: 1 of HALO.')
  })
})
