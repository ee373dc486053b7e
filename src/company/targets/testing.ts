/** A week of January 2026 with a split 2:1 on Wednesday, short enough to be worked out by hand. */
import type { AnyCompanyView, GivenTarget } from '../../api/endpoint/companyView.ts'
import { NOTHING_READ } from '../reading.ts'
import type { Answer } from '../useAnswers.ts'

const NONE = () => []

export const answerOf = (part: Partial<AnyCompanyView>, more: Partial<Answer>): Answer => ({
  ...NOTHING_READ,
  view: part as AnyCompanyView,
  idAt: (row) => `id ${row}`,
  address: '/ratings?tickers=HALO',
  spelling: 'HALO',
  without: [],
  state: 'there',
  isStale: false,
  failure: undefined,
  reply: undefined,
  mayFollow: false,
  retry: () => undefined,
  ...more,
})

export const target = (firm: string, day: string, price: string | undefined, row = 0): GivenTarget => ({
  firm,
  firmName: firm,
  day,
  price,
  priceWords: price ?? '',
  row,
})

export const WEEK = { from: '2026-01-05', to: '2026-01-31' }
export const FRIDAY = '2026-01-09'

const CLOSES = { '2026-01-05': 100, '2026-01-06': 104, '2026-01-07': 55, '2026-01-08': 58, '2026-01-09': 61 }

export const ratings = (targets: readonly GivenTarget[], more: Partial<Answer> = {}): Answer =>
  answerOf({ targetsOf: NONE }, { targets, ...more })

export const TARGETS = [
  target('A', '2026-01-05', '120'),
  target('B', '2026-01-05', '90'),
  target('C', '2026-01-05', '150'),
  target('C', '2026-01-06', undefined),
  target('B', '2026-01-08', '70'),
]

export const prices = answerOf(
  { dailyPricesOf: NONE },
  {
    dailyPrices: Object.entries(CLOSES).map(([day, close]) => ({
      day,
      close,
      adjustedClose: close > 99 ? close / 2 : close,
      high: close,
      low: close,
    })),
  },
)

export const splits = answerOf({ splitsOf: NONE }, { splits: [{ exDay: '2026-01-07', ratio: 2 }] })

/** Refused, or otherwise without an answer. */
export const failed = ({ view }: Answer): Answer => answerOf(view, { state: 'failed' })

export const NOTHING_EARLIER = { answers: [], range: { from: '2025-01-05', to: '2026-01-04' } }
