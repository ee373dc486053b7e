import { describe, expect, it } from 'vitest'
import { rowsOf } from './headlineRows.ts'

const stories = [
  { latest: 0, earlier: [2, 3], reason: 'the same original ID' },
  { latest: 1, earlier: [], reason: '' },
]
const wishes = {
  areApart: false,
  unfolded: new Set<string>(),
  openPlace: -1,
  idOf: (place: number) => `id${place}`,
  order: [0, 1, 2, 3],
}
const placesOf = (given: Partial<typeof wishes>) => rowsOf(stories, { ...wishes, ...given }).map(({ place }) => place)

describe('rows of the headline list', () => {
  it('are one for each story, the folded one saying how many versions and why', () => {
    expect(rowsOf(stories, wishes)).toEqual([
      { place: 0, isEarlier: false, fold: { count: 3, reason: 'the same original ID', isUnfolded: false } },
      { place: 1, isEarlier: false },
    ])
  })

  it('are followed by the earlier versions of a story that is unfolded by its ID', () => {
    expect(placesOf({ unfolded: new Set(['id0']) })).toEqual([0, 2, 3, 1])
    expect(placesOf({ unfolded: new Set(['id2']) })).toEqual([0, 1])
  })

  it('never hide the open version', () => {
    expect(placesOf({ openPlace: 3 })).toEqual([0, 2, 3, 1])
    expect(placesOf({ openPlace: 0 })).toEqual([0, 1])
  })

  it('are all in the order of the rows when versions stand apart', () => {
    expect(placesOf({ areApart: true, order: [3, 1, 0, 2] })).toEqual([3, 1, 0, 2])
  })
})
