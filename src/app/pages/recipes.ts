/** Ready-made queries, grouped by the question they answer; each is an address. */
import type { Connection } from '../../api/client/connection.ts'
import { exampleTickers } from '../../explorer/examples.ts'
import { addDays, addMonths } from '../../lib/days.ts'

export interface Recipe {
  readonly words: string
  readonly to: string
}

export interface RecipeGroup {
  readonly question: string
  readonly recipes: readonly Recipe[]
}

export function recipesFor(connection: Connection): readonly RecipeGroup[] {
  const { today } = connection
  const [first = '', second = ''] = exampleTickers(connection)
  const week = addDays(today, -6)
  const month = addMonths(today, -1)
  return [
    {
      question: 'What do the analysts say?',
      recipes: [
        { words: 'Ratings and targets of the last seven days', to: `/insights?from=${week}&to=${today}` },
        {
          words: `Every view on ${first} of the last three months`,
          to: `/insights?tickers=${first}&from=${addMonths(today, -3)}&to=${today}`,
        },
        { words: `The case for and against ${first}`, to: `/bulls-bears?tickers=${first}` },
        {
          words: 'Whose ratings were right over a year',
          to: '/analysts?limit=1000&v.sort=ratings_accuracy.1y_success_rate:desc',
        },
      ],
    },
    {
      question: 'What is about to happen?',
      recipes: [
        { words: 'Calls of the coming week', to: `/conference-calls?from=${today}&to=${addDays(today, 7)}` },
        {
          words: 'Splits with an ex-date this month, by importance',
          to: `/splits?from=${month}&to=${today}&date_search_field=ex&v.sort=importance:desc`,
        },
        { words: 'Splits of some weight', to: '/splits?importance=3' },
      ],
    },
    {
      question: 'What do the insiders do?',
      recipes: [
        { words: 'Filings of the last seven days', to: `/insider-filings?from=${week}&to=${today}` },
        {
          words: `Who traded ${first} this month`,
          to: `/insider-filings?from=${month}&to=${today}&search_keys_type=symbol&search_keys=${first}`,
        },
      ],
    },
    {
      question: 'What is it worth, and what is said of it?',
      recipes: [
        {
          words: `${first} and ${second}, ratios of the year to date`,
          to: `/price-ratios?tickers=${first},${second}&from=YTD&to=${today}`,
        },
        { words: `News on ${first}, with teasers`, to: `/news?tickers=${first}&displayOutput=abstract` },
        { words: 'The latest calls and their transcripts', to: '/transcripts' },
      ],
    },
  ]
}
