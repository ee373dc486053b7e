/** What the tests of every operation are told of the splits calendar. */
import { dayOrRange, defaultCount } from '../../test/faults/deviations.ts'
import { paging, range, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { bracketed, csv, days, moment, offset, oneOf, symbol, thousand, whole } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: {
      page: offset,
      pagesize: thousand,
      ...bracketed({ ...days, tickers: csv(50, symbol), updated: moment }),
      ...bracketed({ date_search_field: oneOf('announced', 'ex'), importance: whole(0, 5) }),
    },
    dates: ['parameters[date]', 'parameters[date_from]', 'parameters[date_to]'],
  },
  deviations: [defaultCount, dayOrRange],
  calledInLimits: ['splits'],

  answer: (rows) => ({ splits: rows }),
  listKey: 'splits',
  identity: ['id'],

  wideQuery: 'pagesize=1000',
  about: '/splits?tickers=HALO&from=2026-01-05&to=2026-03-02',
  withRows: '/splits?from=2026-01-01&to=2026-11-20&date_search_field=announced&v.view=table',
  record: '5e45dfb6b7742144416a869b',
  named: (name) => `tickers=${name}`,

  everyParameter: {
    entries: [
      { label: 'Tickers', type: 'HALO,BRK.B' },
      ...range,
      { label: 'Filter by', choose: 'Ex-date' },
      { label: 'Importance, at least', choose: '0' },
      updated,
      ...paging('2', '25'),
    ],
    address:
      '/splits?tickers=HALO,BRK.B&from=2026-03-01&to=2026-11-30&date_search_field=ex&importance=0&updated=1772323200&page=2&limit=25',
    request:
      '/api/v2.1/calendar/splits?parameters[tickers]=HALO,BRK.B&parameters[date_from]=2026-03-01&parameters[date_to]=2026-11-30' +
      '&parameters[date_search_field]=ex&parameters[importance]=0&parameters[updated]=1772323200&page=2&pagesize=25',
  },
  singleDay: '/api/v2.1/calendar/splits?parameters[date]=2026-11-18&pagesize=100',
  // The page goes by ex-date unless told otherwise, and its calendar asks for all rows.
  onPage: {
    everyParameter: {
      entries: [
        { label: 'Tickers', type: 'HALO,BRK.B' },
        ...range,
        { label: 'Filter by', choose: 'Announcement date' },
        { label: 'Importance, at least', choose: '0' },
        updated,
        ...paging('2', '25'),
      ],
      address:
        '/splits?tickers=HALO,BRK.B&from=2026-03-01&to=2026-11-30&date_search_field=announced&importance=0&updated=1772323200&page=2&limit=25',
      request:
        '/api/v2.1/calendar/splits?parameters[tickers]=HALO,BRK.B&parameters[date_from]=2026-03-01&parameters[date_to]=2026-11-30' +
        '&parameters[date_search_field]=announced&parameters[importance]=0&parameters[updated]=1772323200&page=2&pagesize=25',
    },
    singleDay: '/api/v2.1/calendar/splits?parameters[date]=2026-11-18&parameters[date_search_field]=ex&pagesize=1000',
  },

  mayHoldHtml: true,
}

export default testing
