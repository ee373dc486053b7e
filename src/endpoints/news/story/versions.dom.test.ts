import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../endpoint.ts'
import { storiesOf } from './versions.ts'

const item = (id: number, title: string, clock: string, rest: NewsItem = {}): NewsItem => ({
  id,
  title,
  created: `Fri, 20 Nov 2026 ${clock}:00 -0400`,
  ...rest,
})
const inOrder = (records: readonly NewsItem[]) => storiesOf(records, records.keys())
const ID = 'the same original ID'
const TITLE = 'the same title but for “UPDATE:”'

describe('versions of a story', () => {
  it('are found by their original ID, whatever their titles', () => {
    const records = [
      item(3, 'Halo Raises Guidance', '10:00', { original_id: 1 }),
      item(2, 'Other', '09:30'),
      item(1, 'Halo', '09:00'),
    ]
    expect(inOrder(records)).toEqual([
      { latest: 0, earlier: [2], reason: ID },
      { latest: 1, earlier: [], reason: '' },
    ])
  })

  it('are found by a title that says it is an update, entities read', () => {
    const records = [item(2, 'UPDATE: Silver &amp; Co', '10:00'), item(1, 'Silver & Co', '09:00')]
    expect(inOrder(records)).toEqual([{ latest: 0, earlier: [1], reason: TITLE }])
  })

  it('are not made of equal titles alone: some columns have the same title every day', () => {
    expect(inOrder([item(2, 'Stocks That Moved', '10:00'), item(1, 'Stocks That Moved', '09:00')])).toHaveLength(2)
  })

  it('are not days apart when the title is all they share', () => {
    const later = { ...item(2, 'UPDATE: Stocks', '10:00'), created: 'Mon, 23 Nov 2026 10:00:00 -0400' }
    expect(inOrder([later, item(1, 'Stocks', '09:00')])).toHaveLength(2)
  })

  it('say both reasons where both hold', () => {
    const records = [item(3, 'UPDATE: A', '11:00'), item(2, 'B', '10:00', { original_id: 1 }), item(1, 'A', '09:00')]
    expect(inOrder(records)).toEqual([{ latest: 0, earlier: [1, 2], reason: `${ID} and ${TITLE}` }])
  })

  it('stand where the first of them stands in the order shown, the latest in front', () => {
    const records = [item(1, 'A', '09:00'), item(5, 'X', '09:30'), item(2, 'UPDATE: A', '10:00')]
    expect(inOrder(records).map(({ latest }) => latest)).toEqual([2, 1])
    expect(storiesOf(records, [1, 2, 0]).map(({ latest }) => latest)).toEqual([1, 2])
  })

  it('are not taken for one by missing IDs or titles', () => {
    const records: NewsItem[] = [{ original_id: 0 }, { original_id: 0, title: 'UPDATE:' }, { title: '' }, {}]
    expect(inOrder(records)).toHaveLength(4)
  })
})
