/** Every way in which a descriptor says more, less or something else than the specification, and why; held exact by the contract test. */

export interface Deviation {
  /** The operation's id. */
  readonly operation: string
  /** A parameter by its key in the page address and the rule concerned, or a field by its path. */
  readonly subject: string
  /** What §2 and §4 say; `nothing` where they are silent. */
  readonly stated: string
  readonly here: string
  readonly reason: string
}

const COUNT = 'The specification states no default, and undocumented ones differ (10 to 100): a count is always sent.'
const NEEDED = 'It answers for named companies only: without one there is nothing to ask, so nothing is sent.'
const ONE_OF_TWO = 'Which of the two wins is not shown; the reader chooses one instead.'
const WHOLE =
  'Keys mean nothing without their kind, nor a kind without keys; what the service makes of half a search is not shown.'
const SEGMENT = 'The list may hold segments and the specification shows none; these are the published names.'

const defaultCount = (operation: string): Deviation => ({
  operation,
  subject: 'limit: default',
  stated: 'nothing',
  here: '100',
  reason: COUNT,
})
const needed = (operation: string, key: string): Deviation => ({
  operation,
  subject: `${key}: required`,
  stated: 'nothing',
  here: 'required',
  reason: NEEDED,
})
const dayOrRange = (operation: string): Deviation => ({
  operation,
  subject: 'date: beside a range',
  stated: 'nothing',
  here: 'refused',
  reason: ONE_OF_TWO,
})
const halfSearch = (operation: string): Deviation => ({
  operation,
  subject: 'search_keys: without a kind',
  stated: 'nothing',
  here: 'refused',
  reason: WHOLE,
})
const segmentField = (name: string, type: string): Deviation => ({
  operation: 'transcripts',
  subject: `transcripts[].segments[].${name}`,
  stated: 'nothing',
  here: type,
  reason: SEGMENT,
})

export const deviations: readonly Deviation[] = [
  defaultCount('insights'),
  {
    operation: 'insights',
    subject: 'sort: choices',
    stated: 'nothing',
    here: 'date:desc, date:asc',
    reason:
      'Which fields sort is not listed; the published interface names date alone, and an unknown order is ignored in silence.',
  },
  dayOrRange('insights'),
  halfSearch('insights'),

  needed('logos', 'search_keys'),
  {
    operation: 'logos',
    subject: 'fields: default',
    stated: 'nothing',
    here:
      'logo_light,logo_dark,logo_vector_light,logo_vector_dark,mark_light,mark_dark,mark_vector_light,mark_vector_dark,' +
      'mark_composite_light,mark_vector_composite_light,mark_vector_composite_dark,colors',
    reason: 'What comes without a selection is not shown; twelve of the thirteen are asked for, the most there may be.',
  },
  {
    operation: 'logos',
    subject: 'composite_auto: default',
    stated: 'nothing',
    here: 'false',
    reason: 'Composites are made "when true"; absent is read as not true.',
  },

  needed('price-ratios', 'tickers'),

  needed('bulls-bears', 'tickers'),
  defaultCount('bulls-bears'),

  defaultCount('insider-filings'),
  {
    operation: 'insider-filings',
    subject: 'search_keys: most',
    stated: 'nothing',
    here: '50',
    reason: 'The shared limit of ticker lists (§4), applied to the list that stands in for them here.',
  },
  dayOrRange('insider-filings'),
  halfSearch('insider-filings'),

  segmentField('segment_id', 'string'),
  segmentField('speaker', 'string'),
  segmentField('start_time', 'string'),
  segmentField('end_time', 'string'),
  segmentField('confidence', 'number'),
  segmentField('text', 'string'),
  segmentField('sentiment', 'string'),

  defaultCount('analysts'),

  dayOrRange('news'),

  defaultCount('conference-calls'),
  dayOrRange('conference-calls'),

  defaultCount('splits'),
  dayOrRange('splits'),
]

/** Values that the mock service sends in another form than §2 gives, because the service was seen to (wire-format 3.5). */
export const oddRecords = [
  {
    operation: 'insider-filings',
    path: 'footnotes',
    expected: 'text',
    found: 'a list',
    reason: 'Published samples hold a list of numbered notes where the specification has a string or null.',
  },
] as const
