/** §4.6 conference call transcripts: what was said on calls that are over, newest first. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { countedUnder } from '../../api/endpoint/envelope.ts'
import { identifier, instant, integer, link, list, listOf, number, prose, text, ticker, word } from '../../api/endpoint/fields.ts'
import { integer as integerParam } from '../../api/endpoint/paramTypes.ts'

export const transcripts = defineEndpoint({
  id: 'transcripts',
  title: 'Transcripts',
  summary: 'Conference call transcripts, newest first.',
  icon: 'M2 3h12v8H7l-3 3v-3H2z',
  noun: 'calls',
  sections: { request: '4.6', record: '2.6' },
  path: '/api/v1/transcripts/calls',
  command: { letter: 't', names: ['transcripts', 'transcript'] },

  params: {
    page: integerParam({
      wire: 'page',
      source: 'spec',
      label: 'Page',
      about: 'Counted from 1.',
      least: 1,
      initial: 1,
      rare: true,
    }),
    // §4.6 states no maximum.
    limit: integerParam({ wire: 'page_size', source: 'spec', label: 'Rows per page', least: 1, initial: 10, always: true }),
  },

  fields: {
    call_id: identifier('Call ID'),
    symbol: ticker('Ticker'),
    name: text('Company'),
    exchange: text('Exchange'),
    call_title: text('Title', { isLong: true }),
    headline: text('Headline'),
    description: text('Description'),
    status: word('Status', {
      meanings: { COMPLETED: 'the call is over', IN_PROGRESS: 'the call is on', STARTED: 'the call has begun' },
    }),
    start_time: instant('Begins'),
    end_time: instant('Ends', { about: 'Seen more than a day after the beginning: no measure of the length.' }),
    duration: integer('Duration', { about: 'The unit is not stated; often 0, which is not a length.' }),
    webcast_url: link('Webcast'),
    figis: list('FIGIs', identifier('FIGI')),
    transcripts: listOf('Versions', {
      transcript_id: identifier('Transcript ID'),
      type: word('Type', { meanings: { LIVE: 'speech recognition during the call', NON_LIVE: 'corrected after the call' } }),
      language: word('Language'),
      confidence_score: number('Confidence', { about: '0 to 1, 1 the surest.' }),
      text: prose('Text'),
      segments: listOf(
        'Segments',
        {
          segment_id: identifier('Segment ID', { mayBeNumber: true }),
          speaker: text('Speaker'),
          start_time: text('From', { about: 'HH:MM:SS, or milliseconds.', mayBeNumber: true }),
          end_time: text('To', { about: 'HH:MM:SS, or milliseconds.', mayBeNumber: true }),
          confidence: number('Confidence'),
          text: prose('Text'),
          sentiment: word('Sentiment', { mayBeNumber: true }),
        },
        { about: 'Mostly not given; the fields of a segment are not in the specification.' },
      ),
    }),
    securities: listOf('Securities', {
      symbol: ticker('Ticker'),
      name: text('Company'),
      isin: identifier('ISIN'),
      figi: identifier('FIGI'),
      figi_composite: identifier('Composite FIGI'),
      figi_share_class: identifier('Share class FIGI'),
      mic_code: word('Market', { about: 'ISO 10383 code of the market.' }),
      refinitiv_exch_code: word('Refinitiv exchange code'),
    }),
    created_at: instant('Created'),
    updated_at: instant('Updated'),
  },
  dated: { ticker: 'symbol', day: 'start_time' },
  identify: (call) => call.call_id ?? '',
  stamp: 'updated_at',
  titleBy: ['call_title', 'headline', 'name', 'symbol'],
  envelope: countedUnder('data'),
  columns: ['start_time', 'symbol', 'name', 'call_title', 'transcripts', 'status', 'exchange', 'updated_at'],
  card: ['start_time', 'symbol', 'call_title', 'transcripts'],
})

export type TranscribedCall = RecordOf<typeof transcripts>
