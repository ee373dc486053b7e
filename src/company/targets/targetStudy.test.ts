/** Targets and consensus of one week against what was worked out by hand. */
import Big from 'big.js'
import { expect, it } from 'vitest'
import { atOnce } from '../../lib/inSlices.ts'
import { exactMedian } from './consensusLine.ts'
import { targetStudySteps, type TargetStudy } from './targetStudy.ts'
import { failed, FRIDAY, NOTHING_EARLIER, prices, ratings, splits, target, TARGETS, WEEK } from './testing.ts'
import { reachedWords, studyNotes } from './targetWords.ts'

type From = Parameters<typeof targetStudySteps>

const studyOf = (...from: From) => atOnce(targetStudySteps(...from))

function studied(answers = [ratings(TARGETS), prices, splits], earlier = NOTHING_EARLIER as From[1]) {
  const study = studyOf(answers, earlier, WEEK, FRIDAY)
  expect(study).toBeTypeOf('object')
  return study as TargetStudy
}

const lines = ({ tracks }: TargetStudy) =>
  tracks.map(({ target: { firm, day }, to, level, words }) => `${firm} ${day}..${to} at ${level}: ${words}`)
const close = (value: number) => expect.closeTo(value, 10)

it('draws each target from its day to its end, in the shares of the last day, and says what became of it', () => {
  expect(lines(studied())).toEqual([
    'B 2026-01-08..2026-01-09 at 70: Open, 1 trading day so far',
    'C 2026-01-05..2026-01-06 at 75: Coverage ended 6 Jan 2026, not reached',
    // 55 on Wednesday, where 100 had become 50: 10 % against a target below.
    'B 2026-01-05..2026-01-08 at 45: Superseded 8 Jan 2026, not reached, ran 10.0% against it',
    // 120 are 60 from Wednesday on.
    'A 2026-01-05..2026-01-09 at 60: Reached 9 Jan 2026, after 4 days',
  ])
})

it('has the median of the firms at each day against the close of that day, both in the shares of the last', () => {
  expect(studied().line.map(({ day, close: c, median, firms }) => [day, c, median, firms])).toEqual([
    ['2026-01-05', 50, 60, 3],
    ['2026-01-06', 52, 52.5, 2],
    ['2026-01-07', 55, 52.5, 2],
    ['2026-01-08', 58, 65, 2],
    ['2026-01-09', 61, 65, 2],
  ])
  expect(studied().line.map(({ upside }) => upside)).toEqual(
    [0.2, 105 / 104 - 1, 52.5 / 55 - 1, 65 / 58 - 1, 65 / 61 - 1].map(close),
  )
})

it('heads the page with the last day of the line', () => {
  expect(studied().figure).toEqual({
    label: 'Consensus target',
    text: '65.00',
    note: '+6.6% upside · 2 firms since 5 Jan 2026',
    over: 'Median of the latest target of 2 firms, in ratings of 5 to 9 Jan 2026, restated for splits. Upside against the close of 61.00.',
    direction: 'up',
  })
  expect(studied().line.at(-1)?.median).toBe(65)
})

it('keeps the decimals of the figure exact', () => {
  expect(exactMedian(['0.3', '0.1', '9', '0.2'].map((text) => new Big(text)))?.toFixed()).toBe('0.25')
  expect(exactMedian([])).toBeUndefined()
  // Half a cent up: 1.005 is a little less than that as a double.
  expect(studied([ratings([target('A', '2026-01-08', '1.005')]), prices, splits]).figure?.text).toBe('1.01')
})

it('counts a target of the weekend from its own day, against the last close', () => {
  const study = studyOf(
    [ratings([target('A', '2026-01-10', '122')]), prices, splits],
    NOTHING_EARLIER,
    WEEK,
    '2026-01-11',
  ) as TargetStudy
  expect(study.line.at(-1)).toMatchObject({ day: '2026-01-11', median: 122, close: 61, upside: 1 })
  expect(study.figure?.note).toMatch(/^\+100\.0% upside/)
  expect(lines(study)).toEqual(['A 2026-01-10..2026-01-11 at 122: Open, 0 trading days so far'])
})

it('leaves out what a split may have overtaken while the calendar is not there, and says so', () => {
  const study = studied([ratings(TARGETS), prices, failed(splits)])
  expect(study.tracks.map(({ target: { firm }, words }) => `${firm}: ${words}`)).toEqual([
    'B: Open, 1 trading day so far',
    'C: Not measured: split not checked',
    'B: Not measured: split not checked',
    'A: Not measured: split not checked',
  ])
  expect(study.line.at(-1)).toMatchObject({ median: 70, firms: 1 })
  expect(study.figure?.text).toBe('70.00')
  expect(studyNotes(study)).toContain(
    'Split calendar unavailable: where prices jump, targets are left out as “split not checked”.',
  )
})

it('leaves out a split of the calendar of which the prices show no step, and says so', () => {
  const withdrawn = { ...splits, splits: [...splits.splits, { exDay: '2026-01-08', ratio: 4 }] }
  const study = studied([ratings(TARGETS), prices, withdrawn])
  expect(study.figure?.text).toBe('65.00')
  expect(studyNotes(study)).toContain('The split calendar has one on 8 Jan 2026, the prices show no step: left out.')
})

it('has the consensus without prices too, and measures no target then', () => {
  const study = studied([ratings(TARGETS), failed(prices), splits])
  expect(study.line.map(({ day, firms }) => [day, firms])).toEqual([
    ['2026-01-05', 3],
    ['2026-01-06', 2],
    ['2026-01-08', 2],
    ['2026-01-09', 2],
  ])
  expect(study.figure).toMatchObject({ text: '65.00', note: '2 firms since 5 Jan 2026', direction: undefined })
  expect(new Set(study.tracks.map(({ words }) => words))).toEqual(new Set(['Not measured: no close of its day']))
  expect(studyNotes(study)).toContain('No prices: outcomes are not measured.')
})

it('is whole only where the ratings of the twelve months before are loaded', () => {
  expect(studied().line.every(({ isWhole }) => isWhole)).toBe(false)
  expect(studyNotes(studied())[0]).toBe('Consensus not whole: it counts only ratings since 5 Jan 2026.')
  const before = ratings([target('D', '2025-02-03', '40'), target('A', '2025-06-02', '80')])
  const whole = studied([ratings(TARGETS), prices, splits], { ...NOTHING_EARLIER, answers: [before, failed(splits)] })
  expect(whole.line.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true, true])
  // 40, 90, 120 and 150 on Monday; 20, 60 and 70 on Friday.
  expect(whole.line[0]?.firms).toBe(4)
  expect(whole.figure).toMatchObject({ text: '60.00', note: '−1.6% upside · 3 firms' })
  expect(whole.basis.isSplitChecked).toBe(false)
})

it('knows of ratings only as far back as the service sent them', () => {
  const view = { targetsOf: () => [], eventOf: ({ day }: { day: string }) => ({ day, words: '' }) }
  const cut = { ...ratings(TARGETS, { mayFollow: true, records: [{ day: '2026-01-08' }, { day: '2026-01-06' }] as never }), view }
  expect(studied([cut as never, prices, splits]).basis.knownFrom).toBe('2026-01-07')
})

it('tells how many were reached of those whose twelve months have ended', () => {
  expect(reachedWords(studied())).toBeUndefined()
  const day = (close: number, on: string) => ({ day: on, close, adjustedClose: close, high: close, low: close })
  const year = [day(100, '2025-01-02'), day(110, '2025-03-03'), day(104, '2026-01-02')]
  const before = [
    ratings([target('A', '2025-01-02', '110'), target('B', '2025-01-02', '111'), target('C', '2025-01-02', '105')]),
    { ...prices, dailyPrices: year },
    { ...splits, splits: [] },
  ]
  const study = studied([ratings(TARGETS), prices, splits], { ...NOTHING_EARLIER, answers: before })
  // 110 and 105 came, 111 did not: by the score interval 2 of 3 lie between 20.8 % and 93.9 %.
  expect(reachedWords(study)).toBe('Reached within 12 months: 2 of 3 ended (67%; 95% interval 21% to 94%), given 2 Jan 2025')
})

it('waits for ratings, prices and splits, and has nothing to say without a target', () => {
  const waiting = { ...splits, state: 'waiting' } as const
  expect(studyOf([ratings(TARGETS), prices, waiting], NOTHING_EARLIER, WEEK, FRIDAY)).toBe('waiting')
  expect(studyOf([ratings([]), prices, splits], NOTHING_EARLIER, WEEK, FRIDAY)).toBeUndefined()
  expect(studyOf([ratings(TARGETS), prices, splits], NOTHING_EARLIER, WEEK, '2026-01-04')).toBeUndefined()
})
