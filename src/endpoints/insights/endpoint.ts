/** §4.1 analyst insights: what analysts wrote beside their ratings. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import {
  computedPercent,
  day,
  decimal,
  identifier,
  integer,
  object,
  prose,
  text,
  ticker,
  unix,
  word,
} from '../../api/endpoint/fields.ts'
import { phrase } from '../../api/endpoint/identifiers.ts'
import { choice } from '../../api/endpoint/paramTypes.ts'
import { tokens } from '../../api/endpoint/listParamTypes.ts'
import {
  dates,
  validateSingleDateOrRange,
  limit,
  warnForcedOrder,
  page,
  validateSearchPair,
  tickers,
  updatedSince,
} from '../../api/endpoint/vocabulary.ts'

export const insights = defineEndpoint({
  id: 'insights',
  title: 'Analyst ratings',
  summary: 'Rating changes, price targets and analyst notes.',
  icon: 'M2 11l4-4 3 2 5-6 M10 3h4v4',
  noun: 'ratings',
  sections: { request: '4.1', record: '2.1' },
  path: '/api/v1/analyst/insights',
  command: { letter: 'i', names: ['insights', 'ratings'] },

  params: {
    tickers: tickers({ wire: 'symbols', source: 'published' }),
    ...dates({
      date: { wire: 'date', source: 'published' },
      from: { wire: 'date_from', source: 'published' },
      to: { wire: 'date_to', source: 'published' },
    }),
    search_keys_type: choice(['firm_id', 'firm', 'analyst_id', 'analyst_name'], {
      wire: 'search_keys_type',
      source: 'published',
      label: 'Search by',
      about: 'Choose what you are searching by.',
      optionWords: { firm_id: 'Firm ID', firm: 'Firm name', analyst_id: 'Analyst ID', analyst_name: 'Analyst name' },
    }),
    search_keys: tokens({
      wire: 'search_keys',
      source: 'published',
      label: 'Search for',
      about: 'Firms or analysts.',
      entry: phrase('search keys'),
    }),
    analyst: tokens({
      wire: 'analyst',
      source: 'published',
      label: 'Analyst ID',
      about: 'The same as a search by analyst ID.',
      rare: true,
      entry: phrase('analyst IDs'),
    }),
    rating_id: tokens({
      wire: 'rating_id',
      source: 'published',
      label: 'Rating ID',
      about: 'Two insights may belong to one rating: a text and its revision.',
      rare: true,
      entry: phrase('rating IDs'),
    }),
    updated: updatedSince({ wire: 'parameters[updated]', source: 'published' }),
    sort: choice(['date:desc', 'date:asc'], {
      wire: 'sort',
      source: 'published',
      label: 'Order',
      about: 'By date, newest first, when nothing is chosen.',
      rare: true,
      optionWords: { 'date:desc': 'Date, newest first', 'date:asc': 'Date, oldest first' },
      advice: ' The service orders by date alone; the head of any column orders the loaded rows.',
    }),
    page: page({ wire: 'page', source: 'published' }),
    limit: limit({ wire: 'pageSize', source: 'published' }, 1000),
  },
  crossFieldErrors: (values, today) => [...validateSingleDateOrRange(values, today), ...validateSearchPair(values)],
  crossFieldWarnings: warnForcedOrder,

  fields: {
    id: identifier('ID'),
    date: day('Date'),
    security: object('Security', {
      symbol: ticker('Ticker'),
      name: text('Company'),
      exchange: text('Exchange'),
      isin: identifier('ISIN'),
      cik: identifier('CIK', { about: 'Without leading zeros here; other datasets pad it to ten digits.' }),
    }),
    action: word('Action', { about: 'What the firm did with its rating.' }),
    rating: word('Rating', { about: "The firm's own word, not normalised across firms." }),
    pt: decimal('Price target', { about: 'Where the analyst sees the share price, as written by the source.', unit: 'USD' }),
    firm: text('Firm'),
    firm_id: identifier('Firm ID'),
    analyst_id: identifier('Analyst ID', { about: 'An ID; the analyst profile that has it has the name.' }),
    rating_id: identifier('Rating ID', { about: 'Two insights may share it: a text and its revision.' }),
    analyst_insights: prose('Insight', { about: 'Free text with line breaks and bold markers.' }),
    updated: unix('Updated'),
  },
  computed: {
    analyst: text('Analyst', { about: 'The name in the profile that has the ID.', nameOf: 'analyst_id' }),
    prior_rating: word('Prior rating', { about: 'Of the same firm on the same share, among the loaded rows.' }),
    prior_target: decimal('Prior target', {
      about:
        'Of the same analyst on the same share, else of the same firm: among the loaded rows and those asked for, else as the note says it.',
      unit: 'USD',
      method: 'prior',
    }),
    prior_days: integer('Days since prior', { about: 'Calendar days between the two targets.', method: 'prior' }),
    target: word('Target', {
      about: 'Raised, cut or unchanged against the prior target; new where coverage begins.',
      method: 'prior',
    }),
    change: computedPercent('Change', { about: 'Target against the prior target.', method: 'prior' }),
    upside: computedPercent('Upside', { about: 'Target against the close that the note names.', method: 'upside' }),
  },
  dated: { ticker: 'security.symbol', day: 'date', target: 'pt' },
  targets: {
    analyst: 'analyst_id',
    firm: 'firm_id',
    firmName: 'firm',
    revised: 'rating_id',
    updated: 'updated',
    words: ['action', 'rating'],
  },
  checkedBy: {
    search_keys: { by: 'search_keys_type', paths: { firm_id: ['firm_id'], analyst_id: ['analyst_id'] } },
    analyst: ['analyst_id'],
    rating_id: ['rating_id'],
  },
  identify: (insight) => insight.id ?? '',
  stamp: 'updated',
  titleBy: ['security.name'],
  envelope: listUnder('analyst-insights', ['analyst_insights']),
  columns: [
    'date',
    'security.symbol',
    'firm',
    'computed.analyst',
    'action',
    'rating',
    'pt',
    'computed.change',
    'analyst_insights',
  ],
  card: ['date', 'security.symbol', 'firm', 'pt', 'rating'],
})

/** Every field may be absent: which are always present is not shown (§2). */
export type Insight = RecordOf<typeof insights>
