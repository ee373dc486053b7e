import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createScrolledRows } from './scrolledRows.ts'
import { heldHeight, MOST_HEIGHT } from './scrollScale.ts'

const ROW = 30
const [HEAD, SIGHT] = [48, 720]
const ROOM = SIGHT - HEAD

/** A scroller that goes no further than its content. */
function scrollerOf(full: number) {
  let scrollTop = 0
  return {
    clientHeight: SIGHT,
    get scrollTop() {
      return scrollTop
    },
    set scrollTop(to: number) {
      scrollTop = Math.max(0, Math.min(to, Math.max(0, HEAD + heldHeight(full) - SIGHT)))
    },
  }
}

function opened(count: number) {
  const full = count * ROW
  const scroller = scrollerOf(full)
  const rows = createScrolledRows()
  rows.setHeights(scroller, full, HEAD)
  let now = 0
  return {
    rows,
    scroller,
    most: Math.max(0, full - ROOM),
    wheel(by: number): void {
      rows.turn(now)
      scroller.scrollTop += by
      rows.look(scroller, now)
      now += 16
    },
    thumb(share: number): void {
      rows.drag()
      scroller.scrollTop = share * (HEAD + heldHeight(full) - SIGHT)
      rows.look(scroller, now)
    },
    rest(): void {
      rows.rest(scroller)
      rows.look(scroller, now)
      now += 1000
    },
  }
}

const many = fc.integer({ min: 300_000, max: 40_000_000 })
// Of whole numbers: random doubles are nearly all next to zero.
const share = fc.integer({ min: 0, max: 1_000_000 }).map((part) => part / 1_000_000)

it('turned by the wheel, goes by as many pixels as it is turned, wherever it stands', () => {
  fc.assert(
    fc.property(
      many,
      share,
      fc.array(fc.integer({ min: -4000, max: 4000 }), { maxLength: 60 }),
      fc.boolean(),
      (count, from, turns, isRested) => {
        const { rows, most, wheel, thumb, rest } = opened(count)
        thumb(from)
        for (const by of turns) {
          const before = rows.top()
          wheel(by)
          expect(rows.top()).toBeCloseTo(Math.max(0, Math.min(most, before + by)), 3)
          if (isRested) rest()
        }
      },
    ),
  )
})

it('turned on and on, comes to the first row and to the last, and never to an end of the element before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300_000, max: 500_000 }), share, fc.constantFrom(-1, 1), (count, from, way) => {
      const { rows, scroller, most, wheel, thumb } = opened(count)
      thumb(from)
      for (let turns = Math.ceil((count * ROW) / 4000); turns >= 0; turns -= 1) {
        const before = rows.top()
        wheel(4000 * way)
        expect(rows.top()).toBeCloseTo(Math.max(0, Math.min(most, before + 4000 * way)), 3)
      }
      expect([rows.top(), scroller.scrollTop]).toEqual(way < 0 ? [0, 0] : [most, MOST_HEIGHT - ROOM])
    }),
    { numRuns: 20 },
  )
})

it('scrolled without a wheel by no more than is in sight, as by a drag beyond the edge, goes by the pixel too', () => {
  fc.assert(
    fc.property(many, share, fc.integer({ min: -ROOM, max: ROOM }), (count, from, by) => {
      const { rows, scroller, most, thumb } = opened(count)
      thumb(from)
      const before = rows.top()
      scroller.scrollTop += by
      rows.look(scroller, 10_000)
      expect(rows.top()).toBeCloseTo(Math.max(0, Math.min(most, before + by)), 3)
    }),
  )
})

it('keeps what is in sight where it is when the thumb is brought to its place', () => {
  fc.assert(
    fc.property(many, share, fc.integer({ min: 1, max: 400 }), (count, from, turns) => {
      const { rows, wheel, thumb, rest } = opened(count)
      thumb(from)
      for (let turn = 0; turn < turns; turn += 1) wheel(3000)
      const before = rows.top()
      rest()
      expect(rows.top()).toBeCloseTo(before, 3)
    }),
    { numRuns: 30 },
  )
})

it('reaches every row, to the pixel, and shows the first and the last where the element begins and ends', () => {
  fc.assert(
    fc.property(many, fc.array(share, { minLength: 1, maxLength: 30 }), (count, places) => {
      const { rows, scroller, most } = opened(count)
      for (const place of places.map((part) => Math.floor(part * (count - 1)))) {
        rows.reveal(scroller, place * ROW, ROW)
        expect(rows.top()).toBeLessThanOrEqual(place * ROW)
        expect(rows.top() + ROOM).toBeGreaterThanOrEqual((place + 1) * ROW)
        const inElement = place * ROW - rows.offset()
        expect(inElement >= 0 && inElement + ROW <= heldHeight(count * ROW)).toBe(true)
      }
      rows.reveal(scroller, (count - 1) * ROW, ROW)
      expect([rows.top(), scroller.scrollTop]).toEqual([most, MOST_HEIGHT - ROOM])
      rows.reveal(scroller, 0, ROW)
      expect([rows.top(), scroller.scrollTop]).toEqual([0, 0])
    }),
  )
})

it('steps from row to row by the height of a row, from one end to the other of what the element can hold', () => {
  fc.assert(
    fc.property(many, share, fc.constantFrom(1, -1, 20, -20), (count, from, step) => {
      const { rows, scroller } = opened(count)
      let place = Math.floor(from * (count - 1))
      rows.reveal(scroller, place * ROW, ROW)
      for (let times = 0; times < 300; times += 1) {
        place = Math.max(0, Math.min(count - 1, place + step))
        const before = rows.top()
        rows.reveal(scroller, place * ROW, ROW)
        expect(Math.abs(rows.top() - before)).toBeLessThanOrEqual(Math.abs(step) * ROW)
        expect(rows.top() <= place * ROW && rows.top() + ROOM >= (place + 1) * ROW).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

it('dragged by the thumb, goes from the first row to the last, never back', () => {
  fc.assert(
    fc.property(many, fc.array(share, { minLength: 2, maxLength: 50 }), (count, places) => {
      const { rows, most, thumb } = opened(count)
      let last = -1
      for (const place of places.toSorted((a, b) => a - b)) {
        thumb(place)
        expect(rows.top()).toBeGreaterThanOrEqual(last)
        last = rows.top()
      }
      thumb(0)
      expect(rows.top()).toBe(0)
      thumb(1)
      expect(rows.top()).toBe(most)
    }),
  )
})

it('is the plain place of a scroller where the rows are no higher than an element may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 260_000 }), share, (count, part) => {
      const { rows, scroller, thumb } = opened(count)
      thumb(part)
      expect([rows.top(), rows.offset()]).toEqual([scroller.scrollTop, 0])
    }),
  )
})

it('keeps the height in sight when rows come or go, as far as there are so many left', () => {
  fc.assert(
    fc.property(many, share, fc.integer({ min: 1, max: 40_000_000 }), (count, part, next) => {
      const { rows, scroller, thumb } = opened(count)
      thumb(part)
      const before = rows.top()
      const after = scrollerOf(next * ROW)
      after.scrollTop = scroller.scrollTop
      rows.setHeights(after, next * ROW, HEAD)
      rows.look(after, 10_000)
      expect(rows.top()).toBeCloseTo(Math.min(before, Math.max(0, next * ROW - ROOM)), 3)
    }),
  )
})
