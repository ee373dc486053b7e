/** The loaded filings with a row for each transaction, told apart by the table of the form that it stands in. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { decimal, integer, object, text, word } from '../../../api/endpoint/fields.ts'
import type { DerivedRow } from '../../../explorer/rows/derivedRows.ts'
import { insiderFilings } from '../endpoint.ts'
import { CALL_COLUMNS, callFields, callFigures, NO_CALLS, type CallsByTicker } from '../calls/callFigures.ts'
import { timelinessOf } from '../filing/filingLag.ts'
import { roleOf } from '../filing/role.ts'
import type { Line } from '../filing/filing.ts'
import { valueOf } from '../filing/tradeValue.ts'
import { transactionFields } from '../filing/transaction.ts'
import { purchaseFields, type PurchaseFigures } from '../purchases/purchaseFigures.ts'
import type { CountedLine } from './countedLines.ts'
import { tradeWords } from './tradeWords.ts'

const { filing_date, company_symbol, company_name, owner, form_type, is_10b5, accession_number } = insiderFilings.fields

/** What a row says beyond the filing and its line. */
const computed = {
  role: text('Role'),
  trade: text('Transaction', { about: 'The code of the form in words.' }),
  table: word('Table', { meanings: { I: 'non-derivative', II: 'derivative' } }),
  value: decimal('Value', { unit: 'dollars', isLong: true, about: 'Shares times price.' }),
  lag: integer('Filing lag', {
    unit: 'business days',
    about: 'From the trade to the UTC day of filing; a Form 4 is due in two.',
  }),
  timeliness: text('In time or late'),
  ...purchaseFields,
  ...callFields,
}

/** Filing and transaction keep the paths that they have in a file of filings. */
const fields = {
  filing_date,
  company_symbol,
  company_name,
  owner,
  form_type,
  is_10b5,
  accession_number,
  transactions: object('Transaction', transactionFields),
}

export const insiderTransactions: AnyEndpoint = {
  ...insiderFilings,
  noun: 'transactions',
  dated: { ticker: 'company_symbol', day: 'transactions.date_transaction' },
  fields,
  computed,
  columns: [
    'transactions.date_transaction',
    'company_symbol',
    'owner.insider_name',
    'computed.role',
    'computed.trade',
    'computed.table',
    'transactions.shares',
    'transactions.price_per_share',
    'computed.value',
    'transactions.post_transaction_quantity',
    'computed.lag',
    'is_10b5',
  ],
  card: ['transactions.date_transaction', 'owner.insider_name', 'computed.trade', 'computed.value', 'company_symbol'],
}

/** Beside what was done, where they are in sight; last where that column is not shown. */
export function withCallColumns(columns: readonly string[] = insiderTransactions.columns): readonly string[] {
  const others = columns.filter((path) => !CALL_COLUMNS.includes(path))
  const place = others.indexOf('computed.trade') + 1
  return others.toSpliced(place > 0 ? place : others.length, 0, ...CALL_COLUMNS)
}

const TABLES = { true: 'II', false: 'I' } as const

/** What is not given is left out, as in the record itself. */
const given = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))

export const transactionRows = (
  counted: readonly CountedLine[],
  figures: ReadonlyMap<Line, PurchaseFigures> = new Map(),
  calls: CallsByTicker = NO_CALLS,
): readonly DerivedRow[] =>
  counted.map(({ filing, line }) => {
    const { record, owner: insider, rows } = filing
    const timeliness = timelinessOf({ ...filing, lines: [line] })
    return {
      source: rows[filing.lines.indexOf(line)] ?? rows[0]!,
      values: given({
        filing_date: record.filing_date,
        company_symbol: record.company_symbol,
        company_name: record.company_name,
        owner: insider,
        form_type: record.form_type,
        is_10b5: record.is_10b5,
        accession_number: record.accession_number,
        transactions: line.sent,
      }),
      computed: given({
        role: roleOf(filing),
        trade: tradeWords(line.code),
        table: line.isDerivative === undefined ? undefined : TABLES[`${line.isDerivative}`],
        value: valueOf(line),
        lag: timeliness?.days,
        timeliness: timeliness?.verdict,
        ...figures.get(line),
        ...callFigures(calls, filing, line),
      }),
    }
  })
