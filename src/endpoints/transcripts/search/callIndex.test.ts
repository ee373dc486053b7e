import { describe, expect, it, vi } from 'vitest'
import { connectionTo } from '../../../test/connection.ts'
import { callsOf, createCallIndex, type CallIndex, type IndexState } from './callIndex.ts'
import { progressWords } from './progressWords.ts'

const HITS = 130

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
    await vi.waitUntil(() => waiting.length >= count)
    for (const resolve of waiting.splice(0, count)) resolve()
  }
  return { index: createCallIndex(connectionTo({ fetch })), asked, letGo }
}

function page(number: number): Response {
  const from = (number - 1) * 20
  const data = Array.from({ length: Math.max(0, Math.min(20, HITS - from)) }, (_, row) => ({
    call_id: `call-${from + row}`,
    symbol: (from + row) % 50 === 0 ? 'HALO' : 'ACME',
    transcripts: [{ text: 'long '.repeat(100) }],
  }))
  return Response.json({ data, pagination: { hits: HITS, page: number, page_size: 20 } })
}

const settled = (index: CallIndex): Promise<IndexState> =>
  new Promise((resolve) => {
    index.subscribe(() => index.state().progress !== 'walking' && resolve(index.state()))
  })

describe('the index of calls', () => {
  it('asks for two pages at once and never more', async () => {
    const { index, asked, letGo } = service()
    index.walk()
    expect(asked).toEqual([1, 2])
    await letGo()
    await vi.waitFor(() => expect(asked).toEqual([1, 2, 3]))
  })

  it('finds the calls of a ticker with their places, and keeps no text', async () => {
    const { index, letGo } = service()
    index.walk()
    const end = settled(index)
    for (let answers = 0; answers < 7; answers += 1) await letGo()
    const state = await end
    expect(callsOf(state, 'HALO').map(({ id, position }) => [id, position])).toEqual([
      ['call-0', 0],
      ['call-50', 50],
      ['call-100', 100],
    ])
    expect(JSON.stringify(state)).not.toContain('long')
    expect(progressWords(state, 'HALO', 3)).toBe('Searched all 130 calls: 3 of HALO.')
    expect(progressWords(state, 'NONE', 0)).toBe('Searched all 130 calls: none of NONE.')
  })

  it('says how far it is, stops when told, and goes on from there', async () => {
    const { index, asked, letGo } = service()
    index.walk()
    await letGo(2)
    await vi.waitFor(() => expect(progressWords(index.state(), 'HALO', 1)).toBe('Searched 40 of 130 calls: 1 of HALO so far.'))
    await vi.waitFor(() => expect(asked).toEqual([1, 2, 3, 4]))
    index.stop()
    await letGo(2)
    expect(progressWords(index.state(), 'HALO', 1)).toBe('Searched 40 of 130 calls: 1 of HALO so far. Stopped.')
    const end = settled(index)
    index.walk()
    // The two that were under way, and the three behind them.
    for (let answers = 0; answers < 5; answers += 1) await letGo()
    expect(progressWords(await end, 'HALO', 3)).toBe('Searched all 130 calls: 3 of HALO.')
    expect(asked.toSorted()).toEqual([1, 2, 3, 3, 4, 4, 5, 6, 7])
  })

  it('stops at a failure and says which', async () => {
    const { index, letGo } = service((number) => (number === 2 ? new Response(null, { status: 429 }) : page(number)))
    index.walk()
    const end = settled(index)
    await letGo()
    await vi.waitFor(() => expect(index.state().searched).toBe(20))
    await letGo()
    expect(progressWords(await end, 'HALO', 1)).toBe(
      'Searched 20 of 130 calls: 1 of HALO so far. The service did not answer (status 429).',
    )
  })
})
