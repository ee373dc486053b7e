/** A walk through the app as addresses: each step is a page to open, and something to try on it. */
import type { Connection } from '../../api/client/connection.ts'
import { addressFor, companyAddress } from '../../explorer/address/navigationContext.ts'
import { exampleTickers } from '../../explorer/examples.ts'
import { endpoints } from '../../endpoints/index.ts'
import { calledBy } from '../palette/readCommand.ts'

export interface TourStep {
  readonly title: string
  readonly to: string
  readonly tell: string
}

export function tourFor(connection: Connection): readonly TourStep[] {
  const { scenario } = connection
  const [first = '', second = ''] = exampleTickers(connection)
  const of = (word: string, tickers: readonly string[], more = ''): string => {
    const address = addressFor(calledBy([word], endpoints)!.endpoint, { tickers }, scenario)
    return more === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${more}`
  }
  return [
    {
      title: `Everything on ${first}`,
      to: companyAddress(first, {}, scenario),
      tell: 'One company across all sources, on one time axis. Choose a marker to open what lies behind it.',
    },
    {
      title: 'A query is an address',
      to: of('ratings', [first]),
      tell: 'The chips beside the title are the query: a press opens the filter, × removes it. Press Back: chips, rows and address agree.',
    },
    {
      title: 'A column explains itself',
      to: of('splits', [], 'importance=3&v.sort=importance:desc&v.view=table'),
      tell: 'A header orders the loaded rows. The menu beside it says what the column means, its unit and the field it comes from.',
    },
    {
      title: 'Reading without a mouse',
      to: of('news', [first]),
      tell: 'j and k step through the stories, Escape closes, ? lists every key that works here.',
    },
    {
      title: 'Two companies, one chart',
      to: of('price', [first, second], 'from=ytd&to=0d'),
      tell: 'Both begin at 100. Drag over the chart to ask for those days alone.',
    },
    {
      title: 'A call, word by word',
      to: of('transcripts', []),
      tell: 'Open one and find a word in it; each passage has a link of its own.',
    },
    {
      title: 'Where every number is from',
      to: of('insider', [first]),
      tell: 'The line at the foot names the request behind the rows. Open it for the raw answer, or copy it as curl without a key.',
    },
    {
      title: 'Your data access',
      to: '/connection',
      tell: 'Ask each dataset once to see what your key can read.',
    },
  ]
}
