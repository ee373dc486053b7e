/** The headlines as an ARIA grid: one row for each story, arrows between them, Enter opens. */
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type MouseEvent, type ReactElement } from 'react'
import { useGridFocus } from '../../../explorer/grid/focus/useGridFocus.ts'
import type { RowChange } from '../../../explorer/since/rowChange.ts'
import type { NewsItem } from '../endpoint.ts'
import { Headline } from './Headline.tsx'
import styles from './HeadlineList.module.css'
import type { HeadlineRow } from './headlineRows.ts'
import { writtenTimeOf, type WrittenTime } from '../story/writtenTime.ts'
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

/** Reads each time once in a zone, whose clocks are slow to find; a time that is the same object has no headline drawn again. */
const createTimes = () => {
  const known = new Map<string, WrittenTime | undefined>()
  return (created: NewsItem['created'], zone: string): WrittenTime | undefined => {
    const key = `${zone} ${created}`
    if (!known.has(key)) known.set(key, writtenTimeOf(created))
    return known.get(key)
  }
}

const COLUMNS = ['Published', 'Headline', 'Versions'] as const

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
  const [timeOf] = useState(createTimes)
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const idAt = (row: number): string => idOf(rows[row]!.place)
  const rowAt = (row: number): Element | null | undefined => grid.current?.querySelector(`[aria-rowindex="${row + 2}"]`)
  const focus = useGridFocus(grid, {
    rows: rows.length,
    columns: COLUMNS.length,
    pageOf: () => Math.max(1, Math.floor((grid.current?.parentElement?.clientHeight ?? 0) / (rowAt(0)?.clientHeight || 64)) - 1),
    reveal: (row) => rowAt(row)?.scrollIntoView({ block: 'nearest' }),
    onOpen: (row) => onOpen(idAt(row)),
  })
  // Stepped to by j and k, the open headline is brought into sight.
  useEffect(() => {
    grid.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  const times = rows.map(({ place }) => timeOf(records[place]!.created, zone))
  // Said once in the header when all are written alike.
  const offsets = new Set(times.map((time) => time?.offset))
  const offset = offsets.size === 1 ? [...offsets][0] : undefined
  const groups =
    leading < rows.length
      ? [
          { name: 'About one or two companies', from: 0, to: leading },
          { name: 'About three or more companies', from: leading, to: rows.length },
        ]
      : [{ name: undefined, from: 0, to: rows.length }]
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
      isOpen={idAt(index) === openId}
      change={changeOf(place)}
      isRead={marks.has(idAt(index))}
      activeColumn={focus.active.row === index + 1 ? focus.active.column : undefined}
    />
  )
  /** Where in the rows, counted from 0, and in the columns an element is; `undefined` in the header. */
  const placeOf = (element: Element): { row: number; column: number } | undefined => {
    const row = Number(element.closest('[role="row"]')?.ariaRowIndex) - 2
    return row >= 0 ? { row, column: Number(element.closest('[role="gridcell"]')?.ariaColIndex) - 1 } : undefined
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const place = placeOf(target)
    if (place && place.column >= 0) focus.setPlace({ row: place.row + 1, column: place.column })
  }
  const onClick = ({ target }: MouseEvent): void => {
    const place = target instanceof Element && placeOf(target)
    // A link within the row leads elsewhere.
    if (!place || target.closest('a')) return
    if (target.closest('button')) onUnfold(idAt(place.row), !rows[place.row]!.fold?.isUnfolded)
    else onOpen(idAt(place.row))
  }
  return (
    <div className={styles.scroller}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={COLUMNS.length}
        aria-busy={isBusy}
        onFocus={onFocus}
        onClick={onClick}
        onKeyDown={(event) => {
          // Enter is theirs where a link or a button has the focus.
          const isOnOther = event.target instanceof Element && event.target.closest('a, button') !== null
          if (!(event.key === 'Enter' && isOnOther)) focus.onKeyDown(event)
        }}
      >
        <div role="row" aria-rowindex={1} className={styles.head}>
          {COLUMNS.map((name, column) => (
            <div
              key={name}
              role="columnheader"
              aria-colindex={column + 1}
              tabIndex={focus.active.row === 0 && focus.active.column === column ? 0 : -1}
            >
              {name}
              {column === 0 && offset && (
                <small title={zone === 'stated' ? 'New York; elsewhere as the source writes it' : 'Your time zone'}>
                  {offset}
                </small>
              )}
            </div>
          ))}
        </div>
        {groups.map(({ name, from, to }) => (
          <div key={from} role="rowgroup" aria-label={name} className={name && styles.group} data-stale={isStale || undefined}>
            {rows.slice(from, to).map((row, place) => headline(row, from + place, place === 0))}
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
