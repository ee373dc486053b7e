import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenRows, unevenRows } from './useWindow.ts'

const height = fc.integer({ min: 20, max: 400 })

it('draws every row that reaches into the window, whatever their heights, and two to spare at either end', () => {
  fc.assert(
    fc.property(fc.array(height, { maxLength: 60 }), fc.integer({ min: 0, max: 9000 }), height, (heights, top, window) => {
      const tops = Float64Array.from([0, ...heights.map((_, place) => heights.slice(0, place + 1).reduce((a, b) => a + b, 0))])
      const [first, last] = unevenRows(tops, top, window)
      const places = heights.flatMap((_, place) => (tops[place]! < top + window && tops[place + 1]! > top ? [place] : []))
      if (places.length === 0) return last <= heights.length
      const [from, to] = [places[0]!, places.at(-1)! + 1]
      expect(first).toBe(Math.max(0, from - 2))
      expect([Math.min(heights.length, to + 2), Math.min(heights.length, to + 3)]).toContain(last)
      return true
    }),
  )
})

it('draws as many rows of one height wherever it stands, as long as there are so many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 5000 }), fc.integer({ min: 0, max: 200_000 }), (count, top) => {
      const [first, last] = evenRows(count, 30, top, 720, 2)
      expect(last - first).toBe(28)
      const seen = Math.min(count - 1, Math.floor(top / 30))
      expect(first <= seen && seen < last && first >= 0 && last <= count).toBe(true)
      // Without any to spare, all that reach into the window.
      const [from, to] = evenRows(count, 30, top, 690, 0)
      expect(from <= seen && to >= Math.min(count, Math.ceil((top + 690) / 30))).toBe(true)
    }),
  )
})
