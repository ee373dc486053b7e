/** Calls of a company for the bench, each as long as wanted: calls of the demo, one after the other, beginning with another each time. */
import type { StoredCall } from '../src/calls/library/storedCall.ts'
import { transcriptOf } from '../src/mock/prose/transcript.ts'
import { createWorld } from '../src/mock/world/world.ts'

const TICKER = 'QNTR'

export function callsOf(count: number, words: number): readonly StoredCall[] {
  const world = createWorld({ today: '2026-11-20' })
  const calls = world.calls.filter(({ company, isOver }) => company.ticker === TICKER && isOver)
  const texts = calls.map((call) => transcriptOf(call, 'NON_LIVE', { quarters: world.quartersOf(call.company) }))
  return Array.from({ length: count }, (_, number): StoredCall => {
    const { id, company, start, period, year } = calls[number % calls.length]!
    const parts: string[] = []
    for (let at = number, left = words; left > 0; at += 1) {
      const said = texts[at % texts.length]!.split(' ').slice(0, left)
      parts.push(said.join(' '))
      left -= said.length
    }
    return {
      id: `${id} ${number}`,
      ticker: TICKER,
      company: company.name,
      title: `${company.name} ${period} ${year}`,
      startedAt: start,
      quarter: `${period} ${year}`,
      updatedAt: start,
      text: parts.join('\n'),
      segments: undefined,
    }
  })
}
