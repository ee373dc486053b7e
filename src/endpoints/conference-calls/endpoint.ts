/** §4.9 conference call calendar: when companies speak about their results, and how to listen. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { clock, day, identifier, integer, link, text, ticker, unix } from '../../api/endpoint/fields.ts'
import { dates, validateSingleDateOrRange, limit, page, tickers, updatedSince } from '../../api/endpoint/vocabulary.ts'

export const conferenceCalls = defineEndpoint({
  id: 'conference-calls',
  title: 'Conference calls',
  summary: 'Scheduled and past conference calls, with dial-in details.',
  icon: 'M2.5 3.5h11v10h-11z M2.5 6.5h11 M5.5 2v3 M10.5 2v3',
  noun: 'calls',
  sections: { request: '4.9', record: '2.9' },
  path: '/api/v2.1/calendar/conference-calls',
  command: { letter: 'c', names: ['calls', 'call'] },

  params: {
    tickers: tickers({ wire: 'parameters[tickers]', source: 'spec' }),
    ...dates({
      date: { wire: 'parameters[date]', source: 'spec' },
      from: { wire: 'parameters[date_from]', source: 'spec' },
      to: { wire: 'parameters[date_to]', source: 'spec' },
    }),
    updated: updatedSince({ wire: 'parameters[updated]', source: 'spec' }),
    page: page({ wire: 'page', source: 'spec' }),
    limit: limit({ wire: 'pagesize', source: 'spec' }, 1000),
  },
  reachesAhead: true,
  crossFieldErrors: validateSingleDateOrRange,

  fields: {
    id: identifier('ID'),
    date: day('Date'),
    start_time: clock('Call begins', {
      about: 'New York time by the usual reading; another zone can be set under Preferences.',
    }),
    time: clock('Time (as listed)', {
      about:
        'Of what, the service does not say: published as “Time of the conference call (EST)”, seen minutes to an hour before the call begins.',
    }),
    ticker: ticker('Ticker'),
    name: text('Company'),
    exchange: text('Exchange'),
    isin: identifier('ISIN'),
    cusip: identifier('CUSIP'),
    importance: integer('Importance', { about: '0 to 5, 5 the highest; 0 may mean "not rated".' }),
    phone_num: text('Phone'),
    international_num: text('Phone from abroad'),
    access_code: text('Access code'),
    reservation_num: text('Reservation number'),
    webcast_url: link('Webcast', { about: 'May come without http or https in front.' }),
    notes: text('Notes'),
    updated: unix('Updated'),
  },
  dated: { ticker: 'ticker', day: 'date' },
  identify: (call) => call.id ?? '',
  stamp: 'updated',
  titleBy: ['name', 'ticker'],
  envelope: listUnder('conference', ['conference-calls', 'conference_calls']),
  columns: ['date', 'start_time', 'ticker', 'name', 'time', 'importance', 'phone_num', 'access_code', 'webcast_url'],
  card: ['date', 'ticker', 'name', 'start_time'],
})

export type ConferenceCall = RecordOf<typeof conferenceCalls>
