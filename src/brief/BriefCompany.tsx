/** One company of a brief: what happened, the most material first, each line leading to its record and to its request. */
import { memo } from 'react'
import { Link } from 'react-router'
import type { Rewritten } from '../api/endpoint/briefView.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { companyAddress } from '../explorer/address/navigationContext.ts'
import { wordsOfDay } from '../lib/dates/days.ts'
import { ARROWS } from '../ui/values/ratingDirection.ts'
import styles from './Brief.module.css'
import type { CompanyBrief } from './lines/briefContent.ts'
import type { ChangedField, PlacedLine } from './lines/viewLines.ts'
import { aroundChanges } from './lines/aroundChanges.ts'
import { foldedLines, moreWords, type Folded } from './lines/foldedLines.ts'
import { labelOf } from './materiality.ts'

const ELEMENTS = { kept: 'span', added: 'ins', removed: 'del' } as const

const Words = ({ rewritten: { label, changes } }: { readonly rewritten: Rewritten }) => (
  <p className={styles.rewritten}>
    <b>{label}</b>{' '}
    {aroundChanges(changes).map(({ kind, text }, place) => {
      const Element = ELEMENTS[kind]
      return <Element key={place}>{text}</Element>
    })}
  </p>
)

const Change = ({ change: { label, from, to } }: { readonly change: ChangedField }) => (
  <p className={styles.change}>
    <b>{label}</b> <del>{from || 'nothing'}</del> → <ins>{to || 'nothing'}</ins>
  </p>
)

const Line = ({ line }: { readonly line: PlacedLine }) => (
  <li>
    <Link to={line.request} className={styles.label} title={`The request behind it: ${line.dataset}`}>
      {labelOf(line.kind)}
    </Link>
    <div>
      {line.direction && (
        <span aria-hidden="true" data-direction={line.direction}>
          {ARROWS[line.direction]}{' '}
        </span>
      )}
      <Link to={line.to} className={styles.words}>
        <bdi>{line.words}</bdi>
      </Link>
      {line.detail && <span className={styles.detail}> {line.detail}</span>}
      {line.changes.map((change) => (
        <Change key={change.label} change={change} />
      ))}
      {line.rewritten?.map((one) => (
        <Words key={one.label} rewritten={one} />
      ))}
    </div>
    {line.day && <time dateTime={line.day}>{wordsOfDay(line.day)}</time>}
  </li>
)

/** What there is more of, by the page that has it. */
const More = ({ folded }: { readonly folded: Folded }) => (
  <li>
    <Link to={folded.to} className={styles.more}>
      {moreWords(folded)}
    </Link>
  </li>
)

interface Props {
  readonly company: CompanyBrief
  readonly name: string | undefined
  /** Lines at most; the others are at `restAt`. */
  readonly most?: number
  readonly restAt?: string
}

/** Drawn again only with other lines: how far the brief is changes with every answer. */
export const BriefCompany = memo(function BriefCompany({ company: { ticker, lines }, name, most = Infinity, restAt }: Props) {
  const { scenario } = useConnection()
  const address = companyAddress(ticker, {}, scenario)
  const { shown, folded } = foldedLines(lines)
  const listed = shown.slice(0, most)
  const left = lines.length - listed.length
  return (
    <section className={styles.company} aria-label={ticker}>
      <h2>
        <Link to={address} data-company={ticker}>
          <bdi>{name ?? ticker}</bdi>
        </Link>
        {name && <small>{ticker}</small>}
      </h2>
      <ul>
        {listed.map((line) => (
          <Line key={line.key} line={line} />
        ))}
        {restAt === undefined && folded.map((one) => <More key={one.dataset} folded={one} />)}
        {restAt !== undefined && left > 0 && (
          <li>
            <Link to={restAt} className={styles.more}>
              {left} more
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
})
