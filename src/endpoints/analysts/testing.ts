/** What the tests of every operation are told of analyst rating profiles. */
import { defaultCount } from '../../test/faults/deviations.ts'
import { paging, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, moment, offset, oneOf, thousand } from '../../test/specifiedKinds.ts'

const FIELDS = ['id', 'name_full', 'name_first', 'name_last', 'firm_id', 'firm_name', 'ratings_accuracy', 'updated']

const testing: OperationTesting = {
  specified: {
    names: {
      page: offset,
      pageSize: thousand,
      updated: moment,
      fields: csv(undefined, oneOf(...FIELDS)),
      analyst: csv(),
      analyst_name: csv(),
      firm: csv(),
      firm_name: csv(),
    },
  },
  deviations: [defaultCount],
  calledInLimits: ['analyst rating profiles'],

  answer: (rows) => ({ analyst_ratings_analyst: rows }),
  listKey: 'analyst_ratings_analyst',
  identity: ['id'],

  wideQuery: 'pageSize=1000',
  about: '/analysts',
  withRows: '/analysts?firm_name=Larkfield%20Brothers',
  record: '94e95ef3ef1781c38d92cd07',
  named: (name) => `analyst_name=${name}`,

  everyParameter: {
    entries: [
      { label: 'Analyst name', type: 'Hana Smith,Cruz' },
      { label: 'Firm name', type: 'Larkfield Brothers' },
      { label: 'Analyst ID', type: 'a1,a2' },
      { label: 'Firm ID', type: 'f1' },
      { label: 'Fields to return', tick: ['id', 'name_full', 'ratings_accuracy'] },
      updated,
      ...paging('2', '1000'),
    ],
    address:
      '/analysts?analyst_name=Hana Smith,Cruz&firm_name=Larkfield Brothers&analyst=a1,a2&firm=f1&fields=id,name_full,ratings_accuracy' +
      '&updated=1772323200&page=2&limit=1000',
    request:
      '/api/v2.1/calendar/ratings/analysts?analyst_name=Hana Smith,Cruz&firm_name=Larkfield Brothers&analyst=a1,a2&firm=f1' +
      '&fields=id,name_full,ratings_accuracy&updated=1772323200&page=2&pageSize=1000',
  },
}

export default testing
