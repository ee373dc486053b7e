/** What the tests of every operation are told of insider transaction filings. */
import { dayOrRange, defaultCount, halfSearch } from '../../test/faults/deviations.ts'
import { paging, range, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, days, moment, offset, oneOf, thousand } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: {
      page: offset,
      pagesize: thousand,
      ...days,
      updated_since: moment,
      search_keys: csv(50),
      search_keys_type: oneOf('symbol', 'accession_number', 'cik', 'id'),
      chamber: oneOf('House', 'Senate'),
      display: oneOf('flat', 'nested'),
    },
    dates: ['date', 'date_from', 'date_to'],
    pair: ['search_keys', 'search_keys_type'],
  },
  deviations: [
    defaultCount,
    {
      subject: 'search_keys: most',
      stated: 'nothing',
      here: '50',
      reason: 'The shared limit of ticker lists (§4), applied to the list that stands in for them here.',
    },
    dayOrRange,
    halfSearch,
  ],
  oddValues: [
    {
      path: 'footnotes',
      expected: 'text',
      found: 'a list',
      reason: 'Published samples hold a list of numbered notes (wire-format 3.5) where the specification has a string or null.',
    },
  ],
  calledInLimits: ['insider filings'],

  answer: (rows) => ({ data: rows }),
  listKey: 'data',
  identity: ['id'],

  wideQuery: 'pagesize=1000',
  about: '/insider-filings?search_keys=HALO&search_keys_type=symbol&from=2026-01-05&to=2026-03-02',
  withRows: '/insider-filings?from=2026-11-13&to=2026-11-20',
  record: '547a0a091d47d05533974595',
  named: (name) => `search_keys_type=symbol&search_keys=${name}`,

  everyParameter: {
    entries: [
      { label: 'Ticker, CIK or accession no.', type: '0009100000-26-000001,0009100000-26-000002' },
      ...range,
      { label: 'Layout of the answer', choose: 'nested' },
      { label: 'Chamber', choose: 'Senate' },
      updated,
      ...paging('4', '50'),
    ],
    address:
      '/insider-filings?search_keys=0009100000-26-000001,0009100000-26-000002&search_keys_type=accession_number&from=2026-03-01&to=2026-11-30' +
      '&display=nested&chamber=Senate&updated=1772323200&page=4&limit=50',
    request:
      '/api/v1/sec/insider_transactions/filings?search_keys=0009100000-26-000001,0009100000-26-000002&search_keys_type=accession_number' +
      '&date_from=2026-03-01&date_to=2026-11-30&display=nested&chamber=Senate&updated_since=1772323200&page=4&pagesize=50',
  },
  singleDay: '/api/v1/sec/insider_transactions/filings?date=2026-11-18&pagesize=100',
}

export default testing
