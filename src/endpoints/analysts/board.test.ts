/** What the board, the plot and the profile read out of track records. */
import { describe, expect, it } from 'vitest'
import { allRows } from '../../explorer/rows/column.ts'
import { boardRows } from './board/boardRows.ts'
import { boardViewOf } from './board/boardView.ts'
import type { AnalystProfile } from './endpoint.ts'
import { matrixOf } from './profile/matrix.ts'
import { accuracyKey, hasSample, measureText, numberOf, sampleOf } from './board/measures.ts'
import { nearest, placesOf, stepped } from './plot/plotPlaces.ts'
import { boardFigures } from './board/boardSummary.ts'
import { medianOf } from '../../lib/numbers/median.ts'
import { marksOf, plotInWords, pointsOf } from './plot/scatter.ts'

const analyst = (id: string, success: string, gain: string, total?: number): AnalystProfile => ({
  id,
  name_full: `Analyst ${id}`,
  firm_name: 'Ashgrove & Pell',
  ratings_accuracy: {
    overall_success_rate: success,
    overall_average_return: gain,
    ...(total === undefined ? {} : { total_ratings: total }),
  },
})

describe('measures', () => {
  it('are found under the key of their period', () => {
    expect(accuracyKey('1y', 'success_rate')).toBe('1y_success_rate')
    expect(accuracyKey('overall', 'stdev')).toBe('overall_stdev')
    expect(accuracyKey('overall', 'smart_score')).toBe('smart_score')
  })

  it('keep their text, and are absent when it is empty', () => {
    expect(measureText(analyst('a', '61.40', ''), 'overall', 'success_rate')).toBe('61.40')
    expect(measureText(analyst('a', '61.40', ''), 'overall', 'average_return')).toBeUndefined()
    expect(measureText({ id: 'b' }, '1m', 'smart_score')).toBeUndefined()
  })

  it('compare as numbers with or without the sign of per cent', () => {
    expect([numberOf('-12.34'), numberOf('61.4%'), numberOf('n/a'), numberOf('')]).toEqual([-12.34, 61.4, undefined, undefined])
  })

  it('take an unstated sample for no sample, and not for zero', () => {
    expect(sampleOf({ id: 'a' })).toBeUndefined()
    expect(sampleOf({ ratings_accuracy: { total_ratings: 0 } })).toBe(0)
    expect(sampleOf({ ratings_accuracy: { total_ratings: '12' as unknown as number } })).toBe(12)
    expect([hasSample({ id: 'a' }, 0), hasSample({ id: 'a' }, 1)]).toEqual([true, false])
    expect([hasSample(analyst('a', '', '', 20), 20), hasSample(analyst('a', '', '', 19), 20)]).toEqual([true, false])
  })
})

describe('the address', () => {
  const viewOf = (address: Record<string, string>, values = {}, records = [analyst('a', '60', '1', 8)]) =>
    boardViewOf({ ownView: (name) => address[name], values }, records)

  it('says view, measure, period and least sample', () => {
    expect(viewOf({ 'v.view': 'plot', 'v.measure': 'stdev', 'v.period': '2y', 'v.least': '20' })).toEqual({
      isPlot: true,
      measure: 'stdev',
      period: '2y',
      least: 20,
      usualLeast: 30,
    })
  })

  it('is as if empty where it says what is not known', () => {
    expect(viewOf({ 'v.view': 'x', 'v.measure': 'luck', 'v.period': '7y', 'v.least': '-3' })).toEqual(viewOf({}))
    expect(viewOf({})).toEqual({ isPlot: false, measure: 'success_rate', period: 'overall', least: 30, usualLeast: 30 })
  })

  it('opens on those with thirty ratings, on everyone where they are asked for by name, or no number is given', () => {
    expect(viewOf({ 'v.least': '0' }).least).toBe(0)
    expect(viewOf({}, { firm_name: ['Wexmoor'] }).least).toBe(0)
    expect(viewOf({}, { analyst: ['a1'] }).least).toBe(0)
    expect(viewOf({ 'v.least': '20' }, { analyst: ['a1'] }).least).toBe(20)
    expect(viewOf({}, {}, [analyst('a', '60', '1')]).least).toBe(0)
  })
})

describe('the rows of the board', () => {
  const records = [
    analyst('a', '50', '3', 30),
    analyst('b', '100', '9', 2),
    analyst('c', '', '2', 90),
    analyst('d', '9.5', '4', 31),
    analyst('e', '61', '-1', 40),
  ]
  const view = { isPlot: false, measure: 'success_rate', period: 'overall', least: 30, usualLeast: 30 } as const
  const idsOf = (rows: Uint32Array) => Array.from(rows, (row) => records[row]!.id)

  it('are the best first, as numbers, and last who has no such rate', () => {
    expect(idsOf(boardRows(records, allRows(5), view, false))).toEqual(['e', 'a', 'd', 'c'])
    expect(idsOf(boardRows(records, allRows(5), { ...view, measure: 'average_return' }, false))).toEqual(['d', 'a', 'c', 'e'])
    expect(idsOf(boardRows(records, allRows(5), { ...view, measure: 'average_return', isPlot: true }, false))[0]).toBe('e')
  })

  it('keep the order that the address names', () => {
    expect(idsOf(boardRows(records, Uint32Array.of(3, 1, 0), view, true))).toEqual(['d', 'a'])
  })
})

it('the figures above are over the analysts shown, by their period', () => {
  const records = [
    analyst('a', '50', '3', 30),
    analyst('b', '60.5', '-9', 40),
    analyst('c', '', '', 90),
    analyst('d', '99', '50', 1),
  ]
  expect(boardFigures(records, Uint32Array.of(0, 1, 2), 'overall')).toEqual([
    { label: 'Analysts', value: '3', note: 'of 4 loaded' },
    // (50 + 60.5) / 2 and (3 - 9) / 2
    { label: 'Median hit rate', value: '55.3%', note: 'Overall' },
    { label: 'Median average return', value: '−3.0%', note: 'Overall' },
    { label: 'Median ratings', value: '40' },
  ])
  expect(boardFigures(records, Uint32Array.of(0), '1y').map(({ label }) => label)).toEqual(['Analysts', 'Median ratings'])
})

describe('the plot', () => {
  const profiles = [analyst('a', '70', '3', 30), analyst('b', '40', '-5.5', 8), analyst('c', '', '2', 9), analyst('d', '55', '9')]
  const points = pointsOf(profiles, 'overall', (place) => profiles[place]!.id!)

  it('has those with both measures, by hit rate', () => {
    expect(points.map(({ id }) => id)).toEqual(['b', 'd', 'a'])
  })

  it('is told in words, each rate with its sample, and says who is missing', () => {
    expect(plotInWords(points, 4)).toBe(
      '3 analysts: median hit rate 55.00%, median average return 3.00%. Highest hit rate: Analyst a (Ashgrove & Pell), 70%, over 30 ' +
        'ratings. Highest average return: Analyst d (Ashgrove & Pell), 9%, number of ratings not given. 1 more lacks one of the two for this period.',
    )
    expect(plotInWords([], 2)).toBe('None of the 2 analysts shown has both measures for this period.')
  })

  it('places low values left and below, and makes circles grow with the sample', () => {
    const { points: places } = placesOf(points, { width: 600, height: 300 })
    expect(places[0]!.x).toBeLessThan(places[1]!.x)
    expect(places[0]!.y).toBeGreaterThan(places[1]!.y)
    expect(places.map(({ radius }) => Math.round(radius))).toEqual([6, 3, 9])
  })

  it('walks by hit rate sideways and by return up and down, and stops at the ends', () => {
    expect(stepped(points, 0, 'ArrowRight')).toBe(1)
    expect(stepped(points, 0, 'ArrowLeft')).toBe(0)
    expect(stepped(points, 1, 'ArrowUp')).toBe(1)
    expect(stepped(points, 1, 'ArrowDown')).toBe(2)
    expect([stepped(points, -1, 'ArrowRight'), stepped(points, -1, 'ArrowLeft'), stepped(points, -1, 'ArrowUp')]).toEqual([
      0, 2, 0,
    ])
    expect(stepped(points, 1, 'x')).toBeUndefined()
  })

  it('finds the circle near the pointer, and none far away', () => {
    const places = [
      { x: 10, y: 10, radius: 3 },
      { x: 40, y: 10, radius: 3 },
    ]
    expect(nearest(places, 30, 10, 24)).toBe(1)
    expect(nearest(places, 300, 10, 24)).toBeUndefined()
  })

  it('marks its axes with round numbers around all values', () => {
    expect(marksOf([15.4, 86.7])).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(marksOf([-0.42, 0.31])).toEqual([-0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4])
    expect(marksOf([5, 5])).toEqual([4, 4.5, 5, 5.5, 6])
  })

  it('takes the mean of the middle two for the median of an even number', () => {
    expect([medianOf([3, 1, 2]), medianOf([4, 1]), medianOf([])]).toEqual([2, 2.5, undefined])
  })
})

describe('the matrix', () => {
  it('has the known periods and measures, with nothing where nothing is given', () => {
    const { measures, rows } = matrixOf({ smart_score: '71.5', '1y_success_rate': '60.00', '9m_loss_count': 3, total_ratings: 9 })
    expect(measures.map(([key]) => key)).toEqual(['success_rate', 'average_return', 'smart_score', 'stdev', 'loss_count'])
    expect(rows.map(({ period }) => period)).toEqual(['1m', '3m', '9m', '1y', '2y', '3y', 'overall'])
    expect(rows[2]?.values).toEqual([undefined, undefined, undefined, undefined, 3])
    expect(rows[3]?.values).toEqual(['60.00', undefined, undefined, undefined, undefined])
    expect(rows[6]?.values).toEqual([undefined, undefined, '71.5', undefined, undefined])
  })

  it('takes in periods and measures that the specification does not know', () => {
    const { measures, rows } = matrixOf({ '6m_success_rate': '50.00', '9m_gain_count': 4 } as object)
    expect(rows.map(({ words }) => words)).toEqual([
      '1 month',
      '3 months',
      '6 months',
      '9 months',
      '1 year',
      '2 years',
      '3 years',
      'Overall',
    ])
    expect(measures.at(-1)).toEqual(['gain_count', 'Gain count'])
    expect(rows[2]?.values[0]).toBe('50.00')
    expect(rows[3]?.values.at(-1)).toBe(4)
  })
})
