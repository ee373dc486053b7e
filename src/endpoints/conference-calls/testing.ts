/** What the tests of every operation are told of the conference call calendar. */
import { dayOrRange, defaultCount } from '../../test/faults/deviations.ts'
import { paging, range, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { bracketed, csv, days, moment, offset, symbol, thousand } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: { page: offset, pagesize: thousand, ...bracketed({ ...days, tickers: csv(50, symbol), updated: moment }) },
    dates: ['parameters[date]', 'parameters[date_from]', 'parameters[date_to]'],
  },
  deviations: [defaultCount, dayOrRange],
  calledInLimits: ['conference calls'],

  answer: (rows) => ({ conference: rows }),
  listKey: 'conference',
  identity: ['id'],

  wideQuery: 'pagesize=1000',
  about: '/conference-calls?tickers=HALO&from=2026-01-05&to=2026-03-02',
  withRows: '/conference-calls?tickers=HALO&from=2026-01-01&to=2026-11-20&v.view=table',
  record: '30e75161-7d00-4f01-a58d-266fea026d6b',
  named: (name) => `tickers=${name}`,

  everyParameter: {
    entries: [{ label: 'Tickers', type: 'HALO,QNTR' }, ...range, updated, ...paging('3', '500')],
    address: '/conference-calls?tickers=HALO,QNTR&from=2026-03-01&to=2026-11-30&updated=1772323200&page=3&limit=500',
    request:
      '/api/v2.1/calendar/conference-calls?parameters[tickers]=HALO,QNTR&parameters[date_from]=2026-03-01' +
      '&parameters[date_to]=2026-11-30&parameters[updated]=1772323200&page=3&pagesize=500',
  },
  singleDay: '/api/v2.1/calendar/conference-calls?parameters[date]=2026-11-18&pagesize=100',
  // The calendar asks for all rows.
  onPage: { singleDay: '/api/v2.1/calendar/conference-calls?parameters[date]=2026-11-18&pagesize=1000' },

  mayHoldHtml: true,
}

export default testing
