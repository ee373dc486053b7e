/** The page of a company on one sheet of paper: figures, chart, ratings, insider trades, the two cases, and what is next. */
import { PrintedHead } from '../../explorer/toolbar/PrintedHead.tsx'
import type { Figure } from '../../api/endpoint/companyView.ts'
import { wordsOfDay, wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import type { Range } from '../companyAddress.ts'
import { CompanyFigures } from '../CompanyFigures.tsx'
import { CompanyHead, type Identity } from '../CompanyHead.tsx'
import type { Lane, PriceLine } from '../timeline/timelineEvents.ts'
import type { Answer } from '../useAnswers.ts'
import { SheetChart } from './SheetChart.tsx'
import { nextEvents, sheetTableOf, type SheetTable } from './sheetRows.ts'
import styles from './TearSheet.module.css'

interface Props {
  readonly ticker: string
  readonly identity: Identity
  readonly range: Range
  readonly today: IsoDay
  /** When the data was asked for. */
  readonly asked: number | undefined
  readonly answers: readonly Answer[]
  readonly prices: PriceLine | undefined
  readonly lanes: readonly Lane[]
  readonly consensus: Figure | 'waiting' | undefined
}

/** Events ahead that the sheet has room for. */
const NEXT = 5

const Table = ({ table: { title, heads, rows } }: { readonly table: SheetTable }) => (
  <section>
    <h2>{title}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, cells }, place) => (
          <tr key={place}>
            <td>{wordsOfDay(day)}</td>
            {cells.map((cell, column) => (
              <td key={column}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

function Next({ lanes, today, until }: { readonly lanes: readonly Lane[]; readonly today: IsoDay; readonly until: IsoDay }) {
  const events = nextEvents(lanes, today, NEXT)
  if (until <= today) return null
  return (
    <section>
      <h2>Next, to {wordsOfDay(until)}</h2>
      {events.length === 0 && <p>Nothing scheduled.</p>}
      <dl>
        {events.map(({ day, lane, words }, place) => (
          <div key={place}>
            <dt>{wordsOfDay(day)}</dt>
            <dd>
              {lane}: <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function TearSheet({ ticker, identity, range, today, asked, answers, prices, lanes, consensus }: Props) {
  const tables = answers.flatMap((answer) => sheetTableOf(answer, today) ?? [])
  const cases = answers.flatMap(({ view, records, state }) =>
    state === 'there' && view.sheetFactsOf ? [{ title: view.endpoint.title, facts: view.sheetFactsOf(records) }] : [],
  )
  return (
    <article className={styles.sheet} data-print="sheet" aria-label="Tear sheet">
      <PrintedHead asked={asked} coverage={`${wordsOfRange(range.from, range.to)}.`} />
      <CompanyHead ticker={ticker} identity={identity} />
      <CompanyFigures {...{ answers, range, today, consensus }} />
      <SheetChart {...{ range, prices, lanes }} />
      <div className={styles.columns}>
        <div>
          {tables.map((table) => (
            <Table key={table.title} table={table} />
          ))}
        </div>
        <div>
          <Next lanes={lanes} today={today} until={range.to} />
          {cases.map(({ title, facts }) => (
            <section key={title}>
              <h2>{title}</h2>
              {facts.map(({ label, text }) => (
                <p key={label}>
                  <b>{label}.</b> <bdi>{text}</bdi>
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
