import { describe, expect, test } from 'vitest'
import { ascending, column, from, opened, rowsViewOf, store, view } from '../../../test/openedRows.tsx'

describe('rows scrolled by', () => {
  test('are text alone where several come at once, and whole at rest; of those that come one by one each takes one of them along', () => {
    const columns = [column('id'), column('notes')]
    const { draw, rowAt } = opened(columns)
    const of = rowsViewOf(store, columns, { activePlace: 13 })
    const isWhole = (place: number): boolean => rowAt(place).querySelector('[title="not given"]') !== null
    const whole = (places: readonly number[]): readonly number[] => places.filter((place) => place % 3 !== 0 && isWhole(place))
    const isPlain = (place: number): boolean => rowAt(place).hasAttribute('data-plain')
    draw({ ...of, activePlace: 2 }, 0, true)
    expect(from(0).filter(isPlain)).toEqual([])
    draw(of, 7, false)
    expect(from(7).filter(isPlain)).toEqual([10, 11, 12, 14, 15, 16])
    expect(from(7).map((place) => rowAt(place).textContent)).toEqual([
      '7–not given',
      '8–not given',
      '9Note 9',
      '10–',
      '11–',
      '12Note 12',
      // The focus is on it.
      '13–not given',
      '14–',
      '15Note 15',
      '16–',
    ])
    // One comes, whole, and the first that waits is drawn with it.
    draw(of, 8, false)
    draw(of, 9, false)
    expect(whole(from(9))).toEqual([10, 11, 13, 17])
    draw(of, 9, true)
    expect(whole(from(9))).toEqual([10, 11, 13, 14, 16, 17])
    expect(from(9).filter(isPlain)).toEqual([])
  })

  test('say of a longer text what surely fits its column until they are at rest, and need no clipping', () => {
    const { draw, rowAt } = opened()
    const cellAt = (place: number) => rowAt(place).children[1]!
    draw(view(), 0, true)
    draw(view(), 990, false)
    expect([cellAt(995).textContent, cellAt(995).hasAttribute('data-fits')]).toEqual(['Compan…', true])
    draw(view(), 990, true)
    expect([cellAt(995).textContent, cellAt(995).hasAttribute('data-fits')]).toEqual(['Company 995', false])
    // A card has no columns of these widths.
    draw(view({ isCard: true }), 500, false)
    expect([cellAt(505).textContent, cellAt(505).hasAttribute('data-fits')]).toEqual(['Company 505', false])
  })

  test('stay where they are in the page when the row with the focus leaves, so that a press that began on one is a click', () => {
    const { body, draw, places } = opened()
    const of = view({ activePlace: 0 })
    draw(of, 3, true)
    draw(of, 13, false)
    draw(of, 17, false)
    draw(of, 17, true)
    const moves = new MutationObserver(() => {})
    moves.observe(body, { childList: true })
    draw({ ...of, activePlace: 20 }, 17, true)
    expect(places()).toEqual(from(17))
    expect(moves.takeRecords().map(({ removedNodes, addedNodes }) => [removedNodes.length, addedNodes.length])).toEqual([[1, 0]])
  })

  test('are only those that are seen in a leap, and all of them afterwards', () => {
    const { draw, places } = opened()
    const of = view()
    draw(of, 0, true)
    draw(of, 500, false)
    expect(ascending(places()).slice(4)).toEqual(from(502, 6))
    draw(of, 501, false)
    expect(ascending(places())).toEqual(from(501))
  })
})
