import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { joinSource } from '../../../endpoints/price-ratios/joinSource.ts'
import { connectionTo } from '../../../test/connection.ts'
import { answersWith, TODAY } from '../../trackRecord/testing.ts'
import { createPriceHistories } from './priceHistories.ts'

it('asks for splits again where an earlier day is needed than before', async () => {
  const asked: string[] = []
  const answer = answersWith()
  const fetch = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === joinSource.splits.path) asked.push(searchParams.get('parameters[date_from]') ?? '')
    return answer(request)
  }
  const histories = createPriceHistories(joinSource, new QueryClient(), connectionTo({ fetch }))
  const settled = () =>
    new Promise<void>((resolve) => {
      const leave = histories.subscribe(() => histories.state().status !== 'running' && (leave(), resolve()))
    })
  for (const from of ['2026-01-02', '2025-01-02', '2026-01-02']) {
    const need = { symbols: ['ACME'], from, to: TODAY, hasSplits: true }
    if (histories.costOf(need).requests === 0) continue
    const done = settled()
    histories.load(need)
    await done
  }
  expect(asked).toEqual(['2026-01-02', '2025-01-02'])
})
