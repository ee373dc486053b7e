/** What the tests of every operation are told of conference call transcripts. */
import { paging } from '../../test/formEntries.ts'
import type { Deviation, OperationTesting } from '../../test/operationTesting.ts'
import { whole } from '../../test/specifiedKinds.ts'

const segmentField = (name: string, here: string): Deviation => ({
  subject: `transcripts[].segments[].${name}`,
  stated: 'nothing',
  here,
  reason: 'The list may hold segments and the specification shows none; these are the published names.',
})

const testing: OperationTesting = {
  specified: { names: { page: whole(1, Number.MAX_SAFE_INTEGER), page_size: whole(1, Number.MAX_SAFE_INTEGER) } },
  deviations: [
    segmentField('segment_id', 'string'),
    segmentField('speaker', 'string'),
    segmentField('start_time', 'string'),
    segmentField('end_time', 'string'),
    segmentField('confidence', 'number'),
    segmentField('text', 'string'),
    segmentField('sentiment', 'string'),
  ],
  calledInLimits: ['transcripts'],

  answer: (rows) => ({
    data: rows,
    message: 'success',
    pagination: { hits: rows.length, page: 1, page_count: 1, page_size: Math.max(1, rows.length) },
  }),
  listKey: 'data',
  isCounted: true,
  identity: ['call_id'],

  wideQuery: 'page_size=40',
  about: '/transcripts',
  withRows: '/transcripts?limit=5',
  record: 'ff6d37d0-accc-4ddd-a059-51bce7503efe',

  everyParameter: {
    entries: paging('3', '25'),
    address: '/transcripts?page=3&limit=25',
    request: '/api/v1/transcripts/calls?page=3&page_size=25',
  },
}

export default testing
