/** What one operation says of the company: its latest records or figures, by itself loading, failing and asked again. */
import { Link } from 'react-router'
import { scenarioTexts } from '../../api/client/scenario.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { AnyCompanyView, Fact } from '../../api/endpoint/companyView.ts'
import { FailureNotice } from '../../explorer/notices/FailureNotice.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { Absent, Swatch } from '../../ui/values/FieldValue.tsx'
import { CompanyEvents } from '../CompanyEvents.tsx'
import { companyQueryOf, isByDay, rangeAddress } from '../companyQuery.ts'
import styles from './CompanyPanel.module.css'
import type { Placed } from '../reading.ts'
import { countedOf } from '../summary.ts'
import type { Answer } from '../useAnswers.ts'

interface Props {
  readonly answer: Answer
  readonly onOpen: (id: string) => void
}

/** Events and facts that a panel lists; its link leads to the others. */
const LISTED = 6
/** A fact of more characters stands below its label. */
const LONG = 60

/** How many records there are, claiming no more than was answered. */
function countOf({ view, records, mayFollow }: Answer): string {
  return `${countedOf(records.length, view.endpoint.noun)} loaded${mayFollow ? ', more available' : ''}`
}

/** Other spellings that were asked first, so that none is tried in silence. */
function Spellings({ answer: { without, spelling, state, view } }: { answer: Answer }) {
  if (without.length === 0) return null
  const tried = without.join(' or ')
  const noun = view.endpoint.noun
  return (
    <p className={styles.note}>
      {state === 'there'
        ? `Found as ${spelling}; no ${noun} as ${tried}.`
        : state === 'empty'
          ? `None as ${tried} or ${spelling}.`
          : `None as ${tried}; trying ${spelling}.`}
    </p>
  )
}

/** What is about the company before what only mentions it. */
const listedOf = (events: readonly Placed[]): readonly Placed[] =>
  [...events.filter(({ isAside }) => !isAside), ...events.filter(({ isAside }) => isAside)].slice(0, LISTED)

interface FactsProps {
  readonly facts: readonly Fact[]
  readonly idAt: Answer['idAt']
  readonly onOpen: Props['onOpen']
}

const Facts = ({ facts, idAt, onOpen }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.slice(0, LISTED + 2).map(({ label, text, exact, color, row }, place) => {
      const id = row === undefined ? undefined : idAt(row)
      return (
        <div key={`${label} ${place}`} data-long={text.length > LONG || undefined}>
          <dt>
            {id === undefined ? (
              label
            ) : (
              <button type="button" className="link" data-print="keep" onClick={() => onOpen(id)}>
                {label}
              </button>
            )}
          </dt>
          <dd title={exact}>
            {color && <Swatch color={color} />}
            {text === '' ? <Absent /> : <bdi>{text}</bdi>}
          </dd>
        </div>
      )
    })}
  </dl>
)

function Content({ answer, onOpen }: Props) {
  const { view, state, failure, address, facts, events } = answer
  const { scenario } = useConnection()
  if (state === 'not askable') {
    const together = view.fallbackLink?.together
    const texts = { ticker: answer.spelling, ...Object.fromEntries(scenarioTexts(scenario)) }
    return (
      <p className={styles.note}>
        <Link to={address}>{view.fallbackLink?.wordsFor(answer.spelling)}</Link>
        {together && (
          <>
            {', '}
            <Link to={`${together.path}?${new URLSearchParams(texts)}`}>{together.wordsFor(answer.spelling)}</Link>
          </>
        )}
      </p>
    )
  }
  if (state === 'failed') {
    return failure ? (
      <FailureNotice failure={failure} shown={undefined} onRetry={answer.retry} />
    ) : (
      <p className={styles.note}>Needs {view.dependsOn?.endpoint.title}, which is unavailable.</p>
    )
  }
  if (state === 'offline') return <p className={styles.note}>Waiting for the network.</p>
  if (state === 'waiting') return <div className={styles.waiting} aria-hidden="true" />
  if (state === 'empty') {
    return (
      <p className={styles.note}>
        No {view.endpoint.noun} for {answer.spelling || 'this company'}
        {isByDay(view) ? ' in these days' : ''}.
      </p>
    )
  }
  if (facts) return <Facts {...{ facts, onOpen }} idAt={answer.idAt} />
  return <CompanyEvents events={listedOf(events)} onOpen={({ id }) => onOpen(id)} />
}

/** To where the rest of it stands, in another dataset. */
function MoreLink({ more, ticker }: { readonly more: NonNullable<AnyCompanyView['moreLink']>; readonly ticker: string }) {
  const { scenario } = useConnection()
  const { address } = companyQueryOf(more, { tickers: [] }, scenario, more.textsFor(ticker))
  return (
    <p className={styles.note} data-print="hide">
      <Link to={address}>{more.wordsFor(ticker)}</Link>
    </p>
  )
}

export function CompanyPanel({ answer, onOpen }: Props) {
  const { view, state, address, spelling } = answer
  const { endpoint } = view
  const isWaiting = state === 'waiting' || answer.isStale
  return (
    <section
      className={styles.panel}
      aria-label={endpoint.title}
      aria-busy={isWaiting || undefined}
      data-stale={answer.isStale || undefined}
    >
      <h2>
        <Link to={address}>{endpoint.title}</Link>
        <small>{isWaiting ? 'Loading…' : state === 'there' ? countOf(answer) : ''}</small>
      </h2>
      <Boundary what="this panel" content={answer.reply}>
        <Content answer={answer} onOpen={onOpen} />
      </Boundary>
      {!answer.isStale &&
        answer.notes.map(({ words, about, range }) => (
          <p key={words} title={about}>
            <Link to={rangeAddress(answer, range)}>
              <span aria-hidden="true">ƒ</span> {words}
            </Link>
          </p>
        ))}
      <Spellings answer={answer} />
      {state === 'there' && view.remark && <p className={styles.note}>{view.remark}</p>}
      {view.moreLink && <MoreLink more={view.moreLink} ticker={spelling} />}
    </section>
  )
}
