/** §4.5 insider filings: what officers, directors and large owners report of their own trades (Form 4). */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import {
  decimal,
  flag,
  identifier,
  instant,
  link,
  listOf,
  object,
  percent,
  prose,
  text,
  ticker,
  unix,
  word,
} from '../../api/endpoint/fields.ts'
import { phrase } from '../../api/endpoint/identifiers.ts'
import { choice } from '../../api/endpoint/paramTypes.ts'
import { tokens } from '../../api/endpoint/listParamTypes.ts'
import { dates, validateSingleDateOrRange, limit, page, updatedSince } from '../../api/endpoint/vocabulary.ts'
import { transactionFields } from './filing/transaction.ts'
import { kindOfKeys, validateSearch } from './searchKeys.ts'

export const insiderFilings = defineEndpoint({
  id: 'insider-filings',
  title: 'Insider filings',
  summary: 'Form 3, 4 and 5 filings by officers, directors and 10% owners, by filing date.',
  icon: 'M3.5 2h6l3 3v9h-9z M9.5 2v3h3 M5.5 8h5 M5.5 11h5',
  noun: 'insider filings',
  sections: { request: '4.5', record: '2.5' },
  path: '/api/v1/sec/insider_transactions/filings',
  command: { letter: 'f', names: ['insider', 'insiders', 'filings'] },

  params: {
    search_keys: tokens({
      wire: 'search_keys',
      source: 'published',
      label: 'Ticker, CIK or accession no.',
      about:
        'Digits alone are a CIK, NNNNNNNNNN-YY-NNNNNN is an accession number; a filing ID serves as well. One kind at a time.',
      entry: { ...phrase('keys'), takesWatchlists: true },
      most: 50,
    }),
    search_keys_type: choice(['symbol', 'accession_number', 'cik', 'id'], {
      wire: 'search_keys_type',
      source: 'published',
      label: 'Search by',
      readOff: { key: 'search_keys', by: kindOfKeys },
      optionWords: { symbol: 'Ticker', accession_number: 'Accession number', cik: 'CIK', id: 'Filing ID' },
    }),
    ...dates({
      date: { wire: 'date', source: 'published' },
      from: { wire: 'date_from', source: 'published' },
      to: { wire: 'date_to', source: 'published' },
    }),
    display: choice(['flat', 'nested'], {
      wire: 'display',
      source: 'published',
      label: 'Layout of the answer',
      about: 'The specification describes the nested layout; flat may give one row for each transaction.',
      rare: true,
    }),
    chamber: choice(['House', 'Senate'], {
      wire: 'chamber',
      source: 'published',
      label: 'Chamber',
      about: 'Belongs to trades of members of Congress; it has no evident meaning for Form 4 filings.',
      rare: true,
    }),
    // Neither bracketed nor called `updated` here, unlike the neighbours.
    updated: updatedSince({ wire: 'updated_since', source: 'published' }),
    page: page({ wire: 'page', source: 'published' }),
    limit: limit({ wire: 'pagesize', source: 'published' }, 1000),
  },
  crossFieldErrors: (values, today) => [...validateSearch(values), ...validateSingleDateOrRange(values, today)],
  tickersBy: { key: 'search_keys', with: { search_keys_type: 'symbol' } },

  fields: {
    id: identifier('ID'),
    accession_number: identifier('Accession number', { about: "The SEC's number of the filing, NNNNNNNNNN-YY-NNNNNN." }),
    filing_date: instant('Filed'),
    form_type: word('Form', {
      meanings: {
        '3': 'first statement of holdings',
        '4': 'change in holdings',
        '5': 'annual statement',
        '3/A': 'amended first statement',
        '4/A': 'amended change in holdings',
        '5/A': 'amended annual statement',
      },
    }),
    company_symbol: ticker('Ticker'),
    company_name: text('Company'),
    company_cik: identifier('Company CIK'),
    owner: object('Insider', {
      insider_name: text('Insider', { about: 'As on the filing, the last name usually first.' }),
      insider_title: text('Title', { about: 'Not given for those who are only directors or owners.' }),
      insider_cik: identifier('Insider CIK'),
      is_director: flag('Director'),
      is_officer: flag('Officer'),
      is_ten_percent_owner: flag('Ten-percent owner'),
      raw_signature: text('Signature', { about: "Often another person's, by power of attorney: not the insider's name." }),
    }),
    is_10b5: flag('10b5-1 plan', { about: 'Whether a trade was made under a plan adopted in advance (rule 10b5-1).' }),
    transactions: listOf('Transactions', transactionFields, { telling: 'transaction_code' }),
    traded_percentage: percent('Traded', { about: 'The traded share of the holding, in per cent.' }),
    remaining_shares: decimal('Shares left', { unit: 'shares' }),
    footnotes: prose('Footnotes', { mayBeList: true }),
    html_url: link('Filing index', { about: 'Given as sent; the path was seen malformed.' }),
    updated: unix('Updated'),
  },
  dated: { ticker: 'company_symbol', day: 'filing_date' },
  checkedBy: {
    search_keys: {
      by: 'search_keys_type',
      paths: {
        symbol: ['company_symbol'],
        accession_number: ['accession_number'],
        cik: ['company_cik', 'owner.insider_cik'],
        id: ['id'],
      },
    },
    // Which day the dates go by is not shown (§4.5).
    days: ['filing_date', 'transactions.date_transaction'],
  },
  otherLayout: { display: 'flat' },
  identify: (filing) => filing.id ?? '',
  stamp: 'updated',
  shapedBy: ['display'],
  titleBy: ['company_name'],
  envelope: listUnder('data'),
  columns: [
    'filing_date',
    'company_symbol',
    'company_name',
    'owner.insider_name',
    'owner.insider_title',
    'form_type',
    'is_10b5',
    'transactions',
    'traded_percentage',
    'remaining_shares',
  ],
  nestedRows: 'transactions',
})

export type InsiderFilingRecord = RecordOf<typeof insiderFilings>
