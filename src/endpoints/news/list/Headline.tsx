/** One row of the headline list: when, what, about whom, and how many versions it stands for. */
import { Fragment } from 'react'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { Absent, FieldValue } from '../../../ui/values/FieldValue.tsx'
import { TickerLink } from '../../../explorer/record/TickerLink.tsx'
import { ChangeMark } from '../../../explorer/since/ChangeMark.tsx'
import type { RowChange } from '../../../explorer/since/rowChange.ts'
import { namesOf } from '../names.ts'
import { news, type NewsItem } from '../endpoint.ts'
import styles from './HeadlineList.module.css'
import { MarkedTitle } from './MarkedTitle.tsx'
import type { HeadlineRow } from './headlineRows.ts'
import { writtenTimeOf } from '../story/writtenTime.ts'

interface Props {
  readonly record: NewsItem
  readonly row: HeadlineRow
  /** Counted from 0. */
  readonly index: number
  /** The day of the row above: a day is shown where it begins. */
  readonly dayBefore: string | undefined
  readonly isOffsetShown: boolean
  /** Searched for, and marked in the headline. */
  readonly words: readonly string[]
  readonly isOpen: boolean
  readonly isRead: boolean
  readonly change: RowChange | undefined
  /** The column that is in the tab order; `undefined` when it is in another row. */
  readonly activeColumn: number | undefined
  readonly onFocus: (column: number) => void
  readonly onOpen: () => void
  readonly onUnfold: (isUnfolded: boolean) => void
}

function Published({ record, dayBefore, isOffsetShown }: Pick<Props, 'record' | 'dayBefore' | 'isOffsetShown'>) {
  const time = writtenTimeOf(record.created)
  if (!time) return <FieldValue field={news.fields.created} value={record.created} />
  return (
    <>
      {time.clock}
      {isOffsetShown && ` ${time.offset}`}
      {time.day !== dayBefore && (
        <>
          {' '}
          <small>{wordsOfDay(time.day)}</small>
        </>
      )}
    </>
  )
}

export function Headline(props: Props) {
  const { record, row, index, isOpen, isRead, activeColumn, onFocus, onOpen, onUnfold } = props
  const { fold } = row
  const cell = (column: number) => ({
    role: 'gridcell',
    'aria-colindex': column + 1,
    tabIndex: activeColumn === column ? 0 : -1,
    onFocus: () => onFocus(column),
  })
  const tickers = namesOf(record.stocks)
  const channels = namesOf(record.channels)
  const time = writtenTimeOf(record.created)
  const isDayShown = time?.day !== props.dayBefore
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      className={`${styles.row} ${isRead ? styles.read : ''} ${row.isEarlier ? styles.earlier : ''} ${isDayShown ? styles.first : ''}`}
      // A link within the row leads elsewhere.
      onClick={(event) => (event.target instanceof Element && event.target.closest('a')) || onOpen()}
    >
      <div
        {...cell(0)}
        className={styles.time}
        title={record.created ?? undefined}
        aria-label={
          isDayShown || !time
            ? undefined
            : `${time.clock}${props.isOffsetShown ? ` ${time.offset}` : ''}, ${wordsOfDay(time.day)}`
        }
      >
        <Published {...props} />
      </div>
      <div {...cell(1)} className={styles.story}>
        <bdi className={styles.title}>{record.title ? <MarkedTitle title={record.title} words={props.words} /> : <Absent />}</bdi>
        {tickers.slice(0, 4).map((symbol) => (
          <Fragment key={symbol}>
            <TickerLink symbol={symbol} tabIndex={activeColumn === 1 ? 0 : -1} />{' '}
          </Fragment>
        ))}
        {tickers.length > 4 && `+${tickers.length - 4}\u2003`}
        {channels.length > 0 && <bdi>{channels.slice(0, 2).join(', ')}</bdi>}
        {row.isEarlier && <span>earlier version</span>}
        <ChangeMark change={props.change} />
        {isRead && <span>read</span>}
      </div>
      <div {...cell(2)} tabIndex={fold ? -1 : cell(2).tabIndex}>
        {fold && (
          <button
            type="button"
            className={styles.fold}
            tabIndex={cell(2).tabIndex}
            aria-expanded={fold.isUnfolded}
            title={`Taken for one story by ${fold.reason}`}
            onClick={(event) => {
              event.stopPropagation()
              onUnfold(!fold.isUnfolded)
            }}
            onKeyDown={(event) => {
              // Enter is the button's here, and not the row's.
              if (event.key === 'Enter') event.stopPropagation()
            }}
          >
            {fold.count} versions
            <span aria-hidden="true">{fold.isUnfolded ? ' ▴' : ' ▾'}</span>
          </button>
        )}
      </div>
    </div>
  )
}
