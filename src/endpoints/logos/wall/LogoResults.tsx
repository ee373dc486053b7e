/** The answer of a logo search: cards or the table, and the identifiers that found nothing. */
import { useState } from 'react'
import type { ResultsProps } from '../../../explorer/slots.ts'
import { HandOver } from '../../../explorer/export/shown.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { ArchiveBar } from '../archive/ArchiveBar.tsx'
import type { logos } from '../endpoint.ts'
import { BackgroundPicker } from '../background/BackgroundPicker.tsx'
import type { Ground } from '../background/backgrounds.ts'
import { useGround } from '../background/useGround.ts'
import { identifiersNotFound, nameOf } from '../identity.ts'
import { wallColumns } from './wallColumns.ts'
import { LogoCard } from './LogoCard.tsx'
import results from '../../../ui/Results.module.css'
import styles from './LogoResults.module.css'
import { useReask } from '../record/refetchExpired.ts'

const VIEWS = [
  { value: 'wall', words: 'Wall' },
  { value: 'table', words: 'Table' },
] as const

type Props = ResultsProps<typeof logos>

interface NotFoundProps extends Pick<Props, 'address' | 'acts'> {
  /** Identifiers that were searched for. */
  readonly keys: readonly string[]
  /** Those of them that found nothing. */
  readonly missing: readonly string[]
}

function NotFound({ keys, missing, address, acts }: NotFoundProps) {
  const rest = keys.filter((key) => !missing.includes(key))
  return (
    <section className={styles.missing} aria-label="Found nothing">
      <b>Found nothing:</b>
      <ul>
        {missing.map((key) => (
          <li key={key}>
            <bdi>{key}</bdi>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <button
          type="button"
          className="link"
          onClick={() => acts.change({ search_keys: rest.join(','), 'v.open': address.view.open })}
        >
          {missing.length === 1 ? 'Take it out of the search' : `Take these ${missing.length} out of the search`}
        </button>
      )}
    </section>
  )
}

interface WallProps extends Pick<Props, 'records' | 'order' | 'openId' | 'idOf' | 'isStale' | 'onOpen'> {
  /** Names of the fields that were asked for. */
  readonly asked: readonly string[]
  readonly ground: Ground
  /** IDs of the logos that are selected. */
  readonly marked: ReadonlySet<string>
  readonly onMark: (ids: readonly string[], isWanted: boolean) => void
  readonly onFail: () => void
}

const Wall = ({ records, order, openId, idOf, isStale, onOpen, asked, ground, marked, onMark, onFail }: WallProps) => (
  <ul className={styles.wall} aria-label="Wall of logos" aria-busy={isStale} data-stale={isStale || undefined}>
    {Array.from(order, (row) => {
      const logo = records[row]!
      const id = idOf(row)
      return (
        <li key={row}>
          <input
            type="checkbox"
            data-print="hide"
            aria-label={`Select ${nameOf(logo)}`}
            checked={marked.has(id)}
            onChange={(event) => onMark([id], event.target.checked)}
          />
          <LogoCard logo={logo} asked={asked} ground={ground} isOpen={id === openId} onOpen={() => onOpen(id)} onFail={onFail} />
        </li>
      )
    })}
  </ul>
)

export function LogoResults({ address, answer, acts, records, order, openId, idOf, isStale, onOpen, table }: Props) {
  const reask = useReask(answer)
  const isTable = address.ownView('v.view') === 'table'
  const { ground, textOf } = useGround(address)
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const { search_keys: keys = [], fields = [] } = answer.rows?.values ?? {}
  const missing = identifiersNotFound(keys, records)
  const selected = Array.from(order).filter((row) => marked.has(idOf(row)))
  const mark = (ids: readonly string[], isWanted: boolean): void =>
    setMarked((before) => (isWanted ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !ids.includes(id)))))
  return (
    <div className={`${results.view} ${styles.results}`}>
      <div className={`${results.bar} ${styles.bar}`}>
        <Choice
          label="Show as"
          options={VIEWS}
          chosen={isTable ? 'table' : 'wall'}
          onChoose={(name) => acts.setOwnView({ 'v.view': name === 'table' ? name : undefined })}
        />
        {!isTable && order.length > 0 && (
          <BackgroundPicker
            legend="Background of the cards"
            ground={ground}
            onPick={(picked) => acts.setOwnView({ 'v.ground': textOf(picked) })}
          />
        )}
      </div>
      {missing.length > 0 && <NotFound {...{ keys, missing, address, acts }} />}
      {isTable || order.length === 0 ? (
        table
      ) : (
        <>
          <HandOver order={order} columns={wallColumns(records, fields)} />
          <ArchiveBar
            count={order.length}
            selected={selected.map((row) => records[row]!)}
            ground={ground}
            onSelectAll={(isWanted) => mark(Array.from(order, idOf), isWanted)}
            onFail={reask}
          />
          <Wall
            {...{ records, order, openId, idOf, isStale, onOpen, ground, marked }}
            asked={fields}
            onMark={mark}
            onFail={reask}
          />
        </>
      )}
    </div>
  )
}
