/** What `npm run new:operation` writes for an operation: the files of its folder and its sections of the specification. */

export interface Skeleton {
  /** Its address in the app: `share-buybacks`. */
  readonly id: string
  readonly path: string
  /** The number of its sections within the parts on records and on requests. */
  readonly section: number
  /** What it is called by after `g`. */
  readonly letter: string
}

const wordsOf = (id: string): string => id.replaceAll('-', ' ')
const titleOf = (id: string): string => wordsOf(id).replace(/^./, (first) => first.toUpperCase())
const keyOf = (id: string): string => id.replaceAll('-', '_')

/** The descriptor's name in the code: `shareBuybacks`. */
export const exportOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const endpointOf = ({ id, path, section, letter }: Skeleton): string => `
/** §4.${section} ${wordsOf(id)}. */
import { defineEndpoint } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { day, identifier, ticker } from '../../api/endpoint/fields.ts'
import { limit, page, tickers } from '../../api/endpoint/vocabulary.ts'

export const ${exportOf(id)} = defineEndpoint({
  id: '${id}',
  title: '${titleOf(id)}',
  summary: '${titleOf(id)} by ticker.',
  noun: '${wordsOf(id)}',
  sections: { request: '4.${section}', record: '2.${section}' },
  path: '${path}',
  command: { letter: '${letter}', names: ['${id}'] },

  params: {
    tickers: tickers({ wire: 'tickers', source: 'spec' }),
    page: page({ wire: 'page', source: 'spec' }),
    limit: limit({ wire: 'pagesize', source: 'spec' }, 1000),
  },

  fields: {
    id: identifier('ID'),
    ticker: ticker('Ticker'),
    date: day('Date'),
  },
  identify: (record) => record.id ?? '',
  envelope: listUnder('${keyOf(id)}'),
  columns: ['date', 'ticker'],
})
`

const mockOf = ({ id }: Skeleton): string => `
/** The ${wordsOf(id)} of the mock service: one record a company, of today. */
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import { ${exportOf(id)} } from './endpoint.ts'

export default mockSource(${exportOf(id)}, {
  facts: (world) => world.companies.map(({ ticker }) => ({ ticker, day: world.today })),
  matches: { tickers: ({ ticker }, wanted) => isAmong(wanted, ticker) },
  dayOf: ({ day }) => day,
  record: ({ ticker, day }) => ({ id: \`${id}-\${ticker}\`, ticker, date: day }),
})
`

const testingOf = ({ id, path }: Skeleton): string => `
/** What the tests of every operation are told of ${wordsOf(id)}. */
import { paging } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, offset, symbol, thousand } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: { names: { page: offset, pagesize: thousand, tickers: csv(50, symbol) } },

  answer: (rows) => ({ ${keyOf(id)}: rows }),
  listKey: '${keyOf(id)}',
  identity: ['id'],

  wideQuery: 'pagesize=1000',
  about: '/${id}?tickers=HALO',
  withRows: '/${id}?tickers=HALO',
  record: '${id}-HALO',
  named: (name) => \`tickers=\${name}\`,

  everyParameter: {
    entries: [{ label: 'Tickers', type: 'HALO,QNTR' }, ...paging('2', '1000')],
    address: '/${id}?tickers=HALO,QNTR&page=2&limit=1000',
    request: '${path}?tickers=HALO,QNTR&page=2&pagesize=1000',
  },
}

export default testing
`

/** By the name of the file. */
export const filesOf = (skeleton: Skeleton): Readonly<Record<string, string>> => ({
  'endpoint.ts': endpointOf(skeleton),
  'mock.ts': mockOf(skeleton),
  'testing.ts': testingOf(skeleton),
})

export const recordSectionOf = ({ id, section }: Skeleton): string => `### 2.${section} ${titleOf(id)} (list key \`${keyOf(id)}\`)
| Field | Type | Notes |
|---|---|---|
| id | string | |
| ticker | string | |
| date | string | YYYY-MM-DD |

`

export const requestSectionOf = ({ id, path, section }: Skeleton): string => `### 4.${section} ${titleOf(id)}
\`GET ${path}\`. Response: object with \`${keyOf(id)}\` (array of 2.${section}).

| Query parameter | Type | Default | Rule |
|---|---|---|---|
| page | integer | 0 | offset, range 0-100000 |
| pagesize | integer | 100 | limit 1000 |
| tickers | csv string | | max 50 |

`
