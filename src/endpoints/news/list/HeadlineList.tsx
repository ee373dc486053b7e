/** The headlines as an ARIA grid: one row for each story, arrows between them, Enter opens. */
import { useRef, useSyncExternalStore, type ReactElement } from 'react'
import type { RowChange } from '../../../explorer/since/rowChange.ts'
import type { NewsItem } from '../endpoint.ts'
import { Headline } from './Headline.tsx'
import styles from './HeadlineList.module.css'
import type { HeadlineRow } from './headlineRows.ts'
import { useDrawnRows } from './useDrawnRows.ts'
import { useHeadlineGrid } from './useHeadlineGrid.ts'
import { useWrittenTimes } from './useWrittenTimes.ts'
import { usePrinting } from '../../../ui/screen/usePrinting.ts'
import { usePreferences } from '../../../settings/usePreferences.ts'
import { readMarks, subscribeToReadMarks } from '../../../settings/readMarks.ts'
import { figure } from '../../../lib/numbers/counts.ts'

interface Props {
  readonly label: string
  readonly records: readonly NewsItem[]
  readonly rows: readonly HeadlineRow[]
  /** How many of them, the first, are of one company or two, where the others stand behind them. */
  readonly leading: number
  /** Rows there are, of which those listed are the first. */
  readonly count: number
  readonly words: readonly string[]
  readonly openId: string | undefined
  readonly idOf: (place: number) => string
  readonly changeOf: (place: number) => RowChange | undefined
  readonly isStale: boolean
  readonly isBusy: boolean
  readonly onOpen: (id: string) => void
  readonly onUnfold: (id: string, isUnfolded: boolean) => void
}

const COLUMNS = ['Published', 'Headline', 'Versions'] as const

/** The row groups: stories of one company or two, then the others; a single one without a name where none stand behind. */
const groupsOf = (rows: number, leading: number) =>
  leading < rows
    ? [
        { name: 'About one or two companies', from: 0, to: leading },
        { name: 'About three or more companies', from: leading, to: rows },
      ]
    : [{ name: undefined, from: 0, to: rows }]

interface HeaderProps {
  /** The column that is in the tab order; `undefined` when it is in another row. */
  readonly activeColumn: number | undefined
  /** Of all the times, where they are written alike. */
  readonly offset: string | undefined
  readonly zone: string
}

const HeaderRow = ({ activeColumn, offset, zone }: HeaderProps) => (
  <div role="row" aria-rowindex={1} className={styles.head}>
    {COLUMNS.map((name, column) => (
      <div key={name} role="columnheader" aria-colindex={column + 1} tabIndex={activeColumn === column ? 0 : -1}>
        {name}
        {column === 0 && offset && (
          <small title={zone === 'stated' ? 'New York; elsewhere as the source writes it' : 'Your time zone'}>{offset}</small>
        )}
      </div>
    ))}
  </div>
)

export function HeadlineList({
  label,
  records,
  rows,
  leading,
  count,
  words,
  openId,
  idOf,
  changeOf,
  isStale,
  isBusy,
  onOpen,
  onUnfold,
}: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const { zone } = usePreferences()
  const { times, offset } = useWrittenTimes(records, rows, zone)
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const idAt = (row: number): string => idOf(rows[row]!.place)
  const openRow = openId === undefined ? -1 : rows.findIndex(({ place }) => idOf(place) === openId)
  const { drawn, drawTo } = useDrawnRows(rows.length, usePrinting() ? rows.length : openRow + 1)
  const { active, ...handlers } = useHeadlineGrid(grid, { rows, columns: COLUMNS.length, openId, idAt, drawTo, onOpen, onUnfold })
  const groups = groupsOf(rows.length, leading).filter(({ from }) => from === 0 || from < drawn)
  const activeColumnOf = (row: number): number | undefined => (active.row === row ? active.column : undefined)
  const headline = ({ place, fold, isEarlier }: HeadlineRow, index: number, isFirst: boolean): ReactElement => (
    <Headline
      key={place}
      record={records[place]!}
      versions={fold?.count}
      reason={fold?.reason}
      isUnfolded={fold?.isUnfolded}
      isEarlier={isEarlier}
      index={index}
      time={times[index]}
      dayBefore={isFirst ? undefined : times[index - 1]?.day}
      words={words}
      isOffsetShown={offset === undefined}
      isOpen={index === openRow}
      change={changeOf(place)}
      isRead={marks.has(idAt(index))}
      activeColumn={activeColumnOf(index + 1)}
    />
  )
  return (
    <div className={styles.scroller}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={COLUMNS.length}
        aria-busy={isBusy}
        {...handlers}
      >
        <HeaderRow activeColumn={activeColumnOf(0)} {...{ offset, zone }} />
        {groups.map(({ name, from, to }) => (
          <div key={from} role="rowgroup" aria-label={name} className={name && styles.group} data-stale={isStale || undefined}>
            {rows.slice(from, Math.min(to, drawn)).map((row, place) => headline(row, from + place, place === 0))}
          </div>
        ))}
      </div>
      {count > rows.length && (
        <p className={styles.rest}>
          The first {figure(rows.length)} of {figure(count)} headlines. The table has them all.
        </p>
      )}
    </div>
  )
}
