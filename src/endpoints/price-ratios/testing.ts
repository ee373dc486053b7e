/** What the tests of every operation are told of share price ratios. */
import { needed } from '../../test/faults/deviations.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, day, oneOf, symbol } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: {
      symbols: csv(undefined, symbol),
      from: (value) => day(value) || oneOf('YTD', '1MONTH', '1m', '1M')(value),
      to: day,
      date: oneOf('TTM', 'A', 'R', 'P'),
    },
    // Not marked as required, but refused without.
    required: ['symbols', 'from', 'to'],
    dates: ['none', 'from', 'to'],
  },
  deviations: [needed('tickers')],

  answer: (rows) => ({ ok: 'true', data: [{ share_price_ratios: { type: 'common', data: rows } }] }),
  identity: ['symbol', 'id'],
  rowNeeds: { date: 'Mar 7, 2025' },

  wideQuery: 'symbols=HALO,QNTR&from=2026-01-02&to=2026-11-20',
  about: '/price-ratios?tickers=HALO&from=2026-01-05&to=2026-03-02',
  withRows: '/price-ratios?tickers=HALO&from=2026-11-02&to=2026-11-13',
  record: 'HALO 2026-11-02',
  invalid: 'to=2024-02-30',
  named: (name) => `from=2026-11-02&to=2026-11-13&tickers=${name}`,

  everyParameter: {
    entries: [
      { label: 'Tickers', type: 'HALO,BRK.B' },
      { label: 'From', type: 'YTD', inAddress: 'ytd' },
      { label: 'To', type: '2026-11-20' },
      { label: 'Report type', choose: 'Last twelve months' },
    ],
    address: '/price-ratios?tickers=HALO,BRK.B&from=ytd&to=2026-11-20&report_type=TTM',
    request: '/api/v3/fundamentals/share-price-ratios?symbols=HALO,BRK.B&from=2026-01-01&to=2026-11-20&date=TTM',
  },

  needsCanvas: true,
}

export default testing
