/** How a check asks: one after the other, with pauses, as long as the service bears it. */
import { expect, it } from 'vitest'
import { check } from './testing.ts'

it('asks for one thing at a time, and pauses between', async () => {
  let underWay = 0
  let most = 0
  const { report, waits } = await check(async (request, _, right) => {
    most = Math.max(most, (underWay += 1))
    const response = await right(request)
    underWay -= 1
    return response
  })
  expect(most).toBe(1)
  expect(waits).toEqual(Array.from({ length: report.requests - 1 }, () => 500))
})

it('waits as long as a 429 says and asks once more; both are counted', async () => {
  let refused = 0
  const { report, waits, differences } = await check((request, endpoint, right) => {
    const isFirst = endpoint.id === 'insights' && refused === 0
    if (!isFirst) return right(request)
    refused += 1
    return Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '7' } }))
  })
  expect(waits.slice(0, 2)).toEqual([7000, 500])
  expect(differences).toEqual([])
  expect(report.operations[0]!.requests[0]).toMatchObject({ status: 200 })
  expect(report.requests).toBe((await check()).report.requests + 1)
})

it('does not wait for longer than a minute, and says what was not checked', async () => {
  const limited = { status: 429, headers: { 'retry-after': '3600' } }
  const { report, waits } = await check(() => Promise.resolve(new Response('', limited)))
  expect(Math.max(...waits)).toBe(500)
  expect(report.operations[0]).toMatchObject({ state: 'not checked', why: 'limited, status 429' })
})

it('never asks more than sixty times, however often it is told to wait', async () => {
  let turn = 0
  const { report } = await check((request, _, right) => {
    turn += 1
    if (turn % 2 === 0) return right(request)
    return Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '1' } }))
  })
  expect(report.requests).toBe(60)
  const unasked = report.operations.flatMap(({ steps }) => steps.filter(({ why }) => why === 'no request was left'))
  expect(unasked).not.toEqual([])
})

it('sends nothing but GET', async () => {
  const methods = new Set<string>()
  await check((request, _, right) => {
    methods.add(request.method)
    return right(request)
  })
  expect([...methods]).toEqual(['GET'])
})
