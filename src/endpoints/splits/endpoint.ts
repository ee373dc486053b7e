/** §4.10 splits calendar: announced and effective stock splits. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { day, flag, identifier, integer, text, ticker, unix, word } from '../../api/endpoint/fields.ts'
import { choice } from '../../api/endpoint/paramTypes.ts'
import { dates, validateSingleDateOrRange, limit, page, tickers, updatedSince } from '../../api/endpoint/vocabulary.ts'

export const splits = defineEndpoint({
  id: 'splits',
  title: 'Splits',
  summary: 'Stock splits by announcement date or ex-date.',
  icon: 'M2 8h4l4-4h4 M6 8l4 4h4 M12 2l2 2-2 2 M12 10l2 2-2 2',
  noun: 'splits',
  sections: { request: '4.10', record: '2.10' },
  path: '/api/v2.1/calendar/splits',
  command: { letter: 's', names: ['splits', 'split'] },

  params: {
    tickers: tickers({ wire: 'parameters[tickers]', source: 'spec' }),
    ...dates({
      date: { wire: 'parameters[date]', source: 'spec' },
      from: { wire: 'parameters[date_from]', source: 'spec' },
      to: { wire: 'parameters[date_to]', source: 'spec' },
    }),
    date_search_field: choice(['announced', 'ex'], {
      wire: 'parameters[date_search_field]',
      source: 'spec',
      label: 'Filter by',
      about: 'The date that the filter and the order go by.',
      initial: 'announced',
      optionWords: { announced: 'Announcement date', ex: 'Ex-date' },
    }),
    importance: choice(['0', '1', '2', '3', '4', '5'], {
      wire: 'parameters[importance]',
      source: 'spec',
      label: 'Importance, at least',
      about: '5 is the highest; 0 may mean "not rated".',
    }),
    updated: updatedSince({ wire: 'parameters[updated]', source: 'spec' }),
    page: page({ wire: 'page', source: 'spec' }),
    limit: limit({ wire: 'pagesize', source: 'spec' }, 1000),
  },
  dateLead: ({ date_search_field: by }) => (by === 'ex' ? 'with ex-date' : undefined),
  reachesAhead: true,
  crossFieldErrors: validateSingleDateOrRange,

  fields: {
    id: identifier('ID'),
    ticker: ticker('Ticker'),
    name: text('Company'),
    exchange: text('Exchange'),
    cusip: identifier('CUSIP'),
    ratio: text('Ratio', { about: 'New shares to old, A:B. More new than old is a forward split by the usual reading.' }),
    split_type: word('Type'),
    date_announced: day('Announced'),
    date_recorded: day('Record date', { about: 'Who holds shares on this day takes part.' }),
    date_ex: day('Ex-date', { about: 'First day the shares trade at the new count.' }),
    date_distribution: day('Distribution', { about: 'The day the new shares are delivered.' }),
    importance: integer('Importance', { about: '0 to 5, 5 the highest.' }),
    optionable: flag('Optionable', { about: 'Whether options on the share are traded.' }),
    notes: text('Notes'),
    updated: unix('Updated'),
  },
  dated: { ticker: 'ticker', day: 'date_ex' },
  checkedBy: {
    days: { by: 'date_search_field', paths: { announced: ['date_announced'], ex: ['date_ex'] } },
    importance: ['importance'],
  },
  identify: (split) => split.id ?? '',
  stamp: 'updated',
  titleBy: ['name', 'ticker'],
  envelope: listUnder('splits'),
  columns: [
    'date_ex',
    'ticker',
    'name',
    'ratio',
    'split_type',
    'importance',
    'optionable',
    'date_announced',
    'date_distribution',
  ],
})

/** Every field may be absent: which are always present is not shown (§2). */
export type Split = RecordOf<typeof splits>
