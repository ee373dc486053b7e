/** What the mock service's news is made of: one list that only ever grows at its end. */
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../mock/world/world.ts'
import { world } from '../../../test/ask.ts'
import { itemsOf } from './items.ts'

const items = itemsOf(world)

describe('news items', () => {
  it('stay as they are when later days come', () => {
    const outline = (list: typeof items) =>
      list.map(({ id, created, updated, lead: { seed }, companies }) => [
        id,
        created,
        updated,
        seed,
        companies.map(({ ticker }) => ticker),
      ])
    const later = itemsOf(createWorld({ today: '2026-12-04' }))
    expect(later.length).toBeGreaterThan(items.length)
    expect(outline(later.slice(0, items.length))).toEqual(outline(items))
  })

  it('tell the same story when later days come', () => {
    const later = itemsOf(createWorld({ today: '2026-12-04' }))
    const told = items.flatMap((item, index) => (index % 50 === 0 ? [[item.tell(), later[index]!.tell()]] : []))
    expect(told.length).toBeGreaterThan(100)
    for (const [now, then] of told) expect(then).toEqual(now)
  })

  it('lie between the first day of the market and now', () => {
    expect(items.every(({ created, updated }) => created <= updated && updated <= world.now)).toBe(true)
    expect(items[0]!.created).toBeGreaterThan(Date.parse('2023-01-03T00:00:00Z') / 1000)
  })

  it('are about every kind of event', () => {
    const kinds = new Set(items.map((item) => item.lead.eventOf().kind))
    expect([...kinds].toSorted()).toEqual(['insider', 'item', 'preview', 'rating', 'results', 'split', 'wrap'])
  })

  it('take splits out of the day’s moves', () => {
    const events = items.map((item) => item.lead.eventOf())
    const moves = events.flatMap((event) => (event.kind === 'wrap' ? event.movers.map(({ change }) => Math.abs(change)) : []))
    expect(moves.length).toBeGreaterThan(5000)
    expect(Math.max(...moves)).toBeLessThan(40)
  })
})
