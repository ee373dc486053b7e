/** What there is to see beside the table of each operation: its own views, and the pages that belong to none. */
import { CALLS, SPLITS } from './calendar/calendar.ts'
import { QUANTOR } from './transcripts/transcript.ts'

interface OwnView {
  /** An address, or what is added to the operation's one with rows. */
  readonly address: string
  /** The name of a part that this view draws once it has all that it shows. */
  readonly part: string
}

const view = (address: string, part: string): OwnView => ({ address, part })

export const ownViews: Readonly<Record<string, readonly OwnView[]>> = {
  insights: [view('&v.cols=date,ticker,firm,pt', 'Analyst ratings')],
  analysts: [
    view('&v.view=plot', 'Analysts by hit rate and average return, overall'),
    view('&v.measure=average_return&v.period=1y', 'Analysts'),
  ],
  'bulls-bears': [view('&v.compare=before', 'Editions'), view('&v.view=table', 'Bull / bear case')],
  'conference-calls': [
    view(CALLS, 'Chosen day'),
    view(CALLS.replace('month', 'agenda'), 'Agenda'),
    view('/conference-calls?from=2026-11-02&to=2026-11-08&v.view=week', 'Chosen day'),
  ],
  transcripts: [
    view(QUANTOR, 'Transcript'),
    view(`${QUANTOR}&v.find=revenue`, 'Matches'),
    view(`${QUANTOR}&v.version=changes`, 'Corrections'),
    view('/transcripts?v.ticker=QNTR', 'Calls found'),
  ],
  splits: [
    view(SPLITS, 'Chosen day'),
    view(SPLITS.replace('month', 'agenda'), 'Agenda'),
    view('/splits?from=2026-11-02&to=2026-11-08&v.view=week', 'Chosen day'),
  ],
  'price-ratios': [
    view('&v.chart=hidden', 'Prices & valuation'),
    view('&v.scale=log&v.ratios=ev_ebitda,dividend_yield', 'Chart of prices and ratios'),
  ],
  'insider-filings': [
    view('&v.lines=all', 'Insider filings'),
    view('&v.market=only', 'Insider filings'),
    view('&v.view=table', 'Insider filings'),
    view('&v.view=transactions', 'Insider filings'),
  ],
  logos: [view('&v.view=table', 'Logos'), view('&composite_auto=true', 'Wall of logos')],
  news: [
    view('&displayOutput=full&limit=40&v.open=41027552', 'News'),
    view('&displayOutput=full&v.view=received&limit=40&v.open=41027552', 'Raw response'),
    view('&accept=application/xml', 'News'),
    view('&v.view=table', 'News'),
  ],
}

export const otherPages = ['/', '/company/HALO', '/connection', '/reference', '/tour', '/preferences', '/about', '/nowhere']
