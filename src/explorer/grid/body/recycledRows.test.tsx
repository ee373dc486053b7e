import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ascending, column, from, opened, ROWS, rowsViewOf, store, view } from '../../../test/openedRows.tsx'

describe('the rows drawn', () => {
  test('keep their elements, in their places, while they are scrolled by, up, down and far', () => {
    const { body, draw, places, rowAt } = opened()
    const of = view()
    draw(of, 20, true)
    const elements = [...body.children]
    let before = new Map(places().map((place) => [place, rowAt(place)]))
    for (const first of [23, 28, 24, 500, 503, 0]) {
      draw(of, first, false)
      expect([...body.children]).toEqual(elements)
      expect(ascending(places())).toEqual(expect.arrayContaining([...from(first + 2, 6)]))
      // A row that stays in sight has the element that it had.
      for (const place of places()) expect(before.get(place) ?? rowAt(place)).toBe(rowAt(place))
      before = new Map(places().map((place) => [place, rowAt(place)]))
    }
  })

  test('stand in their order at rest, in the elements that they had', () => {
    for (const to of [23, 27, 17, 13]) {
      const { draw, places, rowAt } = opened()
      draw(view(), 20, true)
      draw(view(), to, false)
      const before = new Map(places().map((place) => [place, rowAt(place)]))
      expect(places()).not.toEqual(from(to))
      draw(view(), to, true)
      expect(places()).toEqual(from(to))
      for (const place of places()) expect(rowAt(place)).toBe(before.get(place))
    }
  })

  test('say, wherever they were scrolled to and whatever was drawn before, what rows drawn anew say', () => {
    const step = fc.record({
      first: fc.integer({ min: 0, max: ROWS - 12 }),
      count: fc.integer({ min: 1, max: 12 }),
      isAtRest: fc.boolean(),
      activePlace: fc.integer({ min: -1, max: ROWS - 1 }),
      openPlace: fc.integer({ min: -1, max: 30 }),
      columns: fc.shuffledSubarray(['id', 'name', 'notes'] as const, { minLength: 1 }),
      range: fc.option(fc.constant({ rows: [3, 400] as const, columns: [0, 0] as const }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const used = opened()
        onTestFinished(used.unmount)
        for (const { first, count, isAtRest, columns, ...given } of steps) {
          const of = rowsViewOf(store, columns.map(column), given)
          used.draw(of, first, isAtRest, first + count)
          // While they are scrolled by they may be text alone.
          used.draw(of, first, true, first + count)
          const anew = opened(of.columns)
          anew.draw(of, first, true, first + count)
          const said = (rows: ReturnType<typeof opened>) =>
            ascending(rows.places()).map((place) => rows.rowAt(place).outerHTML.replace(/ style="[^"]*"/g, ''))
          expect(said(used).map(sortAttributes)).toEqual(said(anew).map(sortAttributes))
          anew.unmount()
        }
      }),
      { numRuns: 60 },
    )
  })

  test('hold the row with the focus wherever the others are, in its element, and moving rows takes the focus from none', () => {
    const { draw, places, rowAt } = opened()
    const of = view({ activePlace: 22 })
    draw(of, 20, true)
    const active = rowAt(22)
    active.querySelector<HTMLElement>('[tabindex="0"]')!.focus()
    const focused = document.activeElement
    expect(focused?.textContent).toBe('22')
    for (const first of [25, 500, 16, 21, 0]) {
      draw(of, first, false)
      expect(rowAt(22)).toBe(active)
      draw(of, first, true)
      expect(places()).toEqual(ascending([...new Set([...from(first), 22])]))
      expect(document.activeElement).toBe(focused)
    }
  })

  test('leave to React what is more than text, and draw it again for another row alone', () => {
    const drawn: number[] = []
    const Own = ({ row }: { readonly row: number }) => {
      drawn.push(row)
      return <b>{`Row ${row}`}</b>
    }
    const columns = [column('id'), column('name')]
    const { draw, rowAt } = opened(columns)
    const of = rowsViewOf(store, columns, { cells: { name: Own } })
    draw(of, 0, true)
    expect(drawn).toEqual(from(0))
    expect(rowAt(3).innerHTML).toContain('<b>Row 3</b>')
    draw(of, 1, false)
    expect(drawn).toEqual([...from(0), 10])
    expect(rowAt(10).textContent).toBe('10Row 10')
    // The focus and a selection are none of React's either.
    draw({ ...of, activePlace: 4, range: { rows: [4, 6], columns: [0, 1] } }, 1, true)
    expect(rowAt(5).querySelectorAll('[aria-selected="true"]')).toHaveLength(2)
    expect(drawn).toEqual([...from(0), 10])
  })
})

/** An element that was used before has its attributes in another order. */
function sortAttributes(html: string): string {
  return html.replace(/<(\w+) ([^>]*)>/g, (_, tag: string, attributes: string) => {
    const each = attributes.match(/[\w-]+="[^"]*"/g) ?? []
    return `<${tag} ${each.toSorted().join(' ')}>`
  })
}
