/** §4.4 bull and bear cases: the argument for a share and the argument against it. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { identifier, listOf, prose, text, ticker, unix } from '../../api/endpoint/fields.ts'
import { limit, page, tickers, updatedSince } from '../../api/endpoint/vocabulary.ts'

export const bullsBears = defineEndpoint({
  id: 'bulls-bears',
  title: 'Bull / bear case',
  summary: 'The bull and the bear case for a company, latest first.',
  icon: 'M8 2v12 M4 14h8 M3 4h10 M3 4l-2 5h4z M13 4l-2 5h4z',
  noun: 'bull and bear cases',
  sections: { request: '4.4', record: '2.4' },
  path: '/api/v1/bulls_bears_say',
  command: { letter: 'b', names: ['bulls', 'bears'] },

  params: {
    // The published name is plural, but the operation takes one ticker (§4.4).
    tickers: { ...tickers({ wire: 'symbols', source: 'published' }, 1), required: true },
    updated: updatedSince({ wire: 'parameters[updated]', source: 'published' }),
    page: page({ wire: 'page', source: 'published' }),
    limit: limit({ wire: 'pagesize', source: 'published' }, 200),
  },

  fields: {
    id: identifier('ID'),
    ticker: ticker('Ticker'),
    updated: unix('Updated'),
    bull_case: prose('Bull case', { about: 'Why the share may do well.' }),
    bear_case: prose('Bear case', { about: 'Why it may not.' }),
    securities: listOf('Securities', {
      symbol: ticker('Ticker'),
      name: text('Company'),
      exchange: text('Exchange', { about: 'The long name of the venue here; other datasets use a short one.' }),
      isin: identifier('ISIN'),
      cik: identifier('CIK', { about: 'Padded to ten digits.' }),
    }),
  },
  dated: { ticker: 'ticker', day: 'updated' },
  checkedBy: { tickers: ['ticker', 'securities.symbol'] },
  identify: (edition) => edition.id ?? '',
  stamp: 'updated',
  titleBy: ['ticker'],
  envelope: listUnder('bulls_say_bears_say', ['bulls-say-bears-say']),
  columns: ['updated', 'ticker', 'bull_case', 'bear_case'],
})

/** Every field may be absent: which are always present is not shown (§2). */
export type BullBearCase = RecordOf<typeof bullsBears>
