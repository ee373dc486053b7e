import { renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useRowsDrawn } from './useRowsDrawn.ts'

const drawn = (first: number, isAtRest: boolean) => {
  const { result, rerender } = renderHook(
    (at: { first: number; isAtRest: boolean }) => useRowsDrawn([at.first, at.first + 10], 1000, -1, at.isAtRest),
    { initialProps: { first, isAtRest } },
  )
  return {
    rows: () => result.current,
    places: () => result.current.map(({ place }) => place),
    slots: () => result.current.map(({ slot }) => slot),
    scroll: (to: number, isAtRest = false) => rerender({ first: to, isAtRest }),
  }
}
const from = (first: number): readonly number[] => Array.from({ length: 10 }, (_, index) => first + index)

describe('the rows drawn', () => {
  test('keep their elements in their places while they are scrolled by, up, down and far', () => {
    const body = drawn(20, true)
    const slots = body.slots()
    let before = new Map(body.rows().map(({ place, slot }) => [place, slot]))
    for (const first of [23, 28, 24, 500, 503, 0]) {
      body.scroll(first)
      expect(body.slots()).toEqual(slots)
      expect(body.places().toSorted((a, b) => a - b)).toEqual(from(first))
      // A row that stays in sight has the element that it had.
      for (const { place, slot } of body.rows()) expect([place, before.get(place) ?? slot]).toEqual([place, slot])
      before = new Map(body.rows().map(({ place, slot }) => [place, slot]))
    }
  })

  test('stand in their order at rest, in the elements that they had', () => {
    const body = drawn(20, true)
    body.scroll(23)
    const before = new Map(body.rows().map(({ place, slot }) => [place, slot]))
    expect(body.places()).not.toEqual(from(23))
    body.scroll(23, true)
    expect(body.places()).toEqual(from(23))
    for (const { place, slot } of body.rows()) expect(slot).toBe(before.get(place))
  })
})
