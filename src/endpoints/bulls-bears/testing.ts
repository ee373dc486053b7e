/** What the tests of every operation are told of bull and bear cases. */
import { defaultCount, needed } from '../../test/faults/deviations.ts'
import { paging, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, moment, offset, symbol, whole } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: { symbols: csv(1, symbol), page: offset, pagesize: whole(1, 200), 'parameters[updated]': moment },
    required: ['symbols'],
  },
  deviations: [needed('tickers'), defaultCount],
  calledInLimits: ['bull and bear cases'],

  answer: (rows) => ({ bulls_say_bears_say: rows }),
  listKey: 'bulls_say_bears_say',
  identity: ['id'],

  wideQuery: 'symbols=HALO&pagesize=200',
  about: '/bulls-bears?tickers=HALO',
  withRows: '/bulls-bears?tickers=HALO',
  record: 'e59a2ba35f77dae3750b4563',
  named: (name) => `tickers=${name}`,

  everyParameter: {
    entries: [{ label: 'Ticker', type: 'HALO' }, updated, ...paging('1', '200')],
    address: '/bulls-bears?tickers=HALO&updated=1772323200&page=1&limit=200',
    request: '/api/v1/bulls_bears_say?symbols=HALO&parameters[updated]=1772323200&page=1&pagesize=200',
  },
}

export default testing
