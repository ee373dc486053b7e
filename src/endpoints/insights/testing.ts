/** What the tests of every operation are told of analyst insights. */
import { dayOrRange, defaultCount, halfSearch } from '../../test/faults/deviations.ts'
import { paging, range, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, days, moment, offset, oneOf, symbol, thousand } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: {
      page: offset,
      pageSize: thousand,
      symbols: csv(50, symbol),
      ...days,
      analyst: csv(),
      rating_id: csv(),
      search_keys: csv(),
      search_keys_type: oneOf('firm_id', 'firm', 'analyst_id', 'analyst_name'),
      // Of the fields, date alone is published.
      sort: oneOf('date:asc', 'date:desc'),
      'parameters[updated]': moment,
    },
    dates: ['date', 'date_from', 'date_to'],
    pair: ['search_keys', 'search_keys_type'],
  },
  deviations: [
    defaultCount,
    {
      subject: 'sort: choices',
      stated: 'nothing',
      here: 'date:desc, date:asc',
      reason:
        'Which fields sort is not listed; the published interface names date alone, and an unknown order is ignored in silence.',
    },
    dayOrRange,
    halfSearch,
  ],
  calledInLimits: ['analyst insights'],

  answer: (rows) => ({ 'analyst-insights': rows }),
  listKey: 'analyst-insights',
  identity: ['id', 'rating_id'],

  wideQuery: 'pageSize=1000',
  about: '/insights?tickers=HALO&from=2026-01-05&to=2026-03-02',
  withRows: '/insights?tickers=HALO',
  record: '150c71042ffb4fa92c8daf77',
  named: (name) => `tickers=${name}`,

  everyParameter: {
    entries: [
      { label: 'Tickers', type: 'halo, QNTR', inAddress: 'HALO,QNTR' },
      ...range,
      { label: 'Search by', choose: 'Firm name' },
      { label: 'Search for', type: 'Larkfield Brothers,Wexmoor' },
      { label: 'Analyst ID', type: 'a1,a2' },
      { label: 'Rating ID', type: 'r1' },
      updated,
      { label: 'Order', choose: 'Date, oldest first' },
      ...paging('2', '1000'),
    ],
    address:
      '/insights?tickers=HALO,QNTR&from=2026-03-01&to=2026-11-30&search_keys_type=firm&search_keys=Larkfield Brothers,Wexmoor' +
      '&analyst=a1,a2&rating_id=r1&updated=1772323200&sort=date:asc&page=2&limit=1000',
    request:
      '/api/v1/analyst/insights?symbols=HALO,QNTR&date_from=2026-03-01&date_to=2026-11-30&search_keys_type=firm' +
      '&search_keys=Larkfield Brothers,Wexmoor&analyst=a1,a2&rating_id=r1&parameters[updated]=1772323200&sort=date:asc&page=2&pageSize=1000',
  },
  singleDay: '/api/v1/analyst/insights?date=2026-11-18&pageSize=100',
}

export default testing
