/** One row of the headline list: when, what, about whom, and how many versions it stands for. */
import { Fragment, memo } from 'react'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { Absent, FieldValue } from '../../../ui/values/FieldValue.tsx'
import { TickerLink } from '../../../explorer/record/TickerLink.tsx'
import { ChangeMark } from '../../../explorer/since/ChangeMark.tsx'
import type { RowChange } from '../../../explorer/since/rowChange.ts'
import { namesOf } from '../names.ts'
import { news, type NewsItem } from '../endpoint.ts'
import styles from './HeadlineList.module.css'
import { MarkedTitle } from './MarkedTitle.tsx'
import type { WrittenTime } from '../story/writtenTime.ts'

interface Props {
  readonly record: NewsItem
  /** Versions that the row stands for, where it folds some. */
  readonly versions: number | undefined
  /** Why they were taken for one story. */
  readonly reason: string | undefined
  readonly isUnfolded: boolean | undefined
  readonly isEarlier: boolean
  /** Counted from 0. */
  readonly index: number
  readonly time: WrittenTime | undefined
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
}

interface PublishedProps extends Pick<Props, 'record' | 'time' | 'isOffsetShown'> {
  readonly isDayShown: boolean
}

function Published({ record, time, isDayShown, isOffsetShown }: PublishedProps) {
  if (!time) return <FieldValue field={news.fields.created} value={record.created} />
  return (
    <>
      {time.clock}
      {isOffsetShown && ` ${time.offset}`}
      {isDayShown && (
        <>
          {' '}
          <small>{wordsOfDay(time.day)}</small>
        </>
      )}
    </>
  )
}

/** The list hears what is pressed in it, so that a row whose values are the same is not drawn again. */
export const Headline = memo(function Headline(props: Props) {
  const { record, versions, isUnfolded, isEarlier, index, isOpen, isRead, isOffsetShown, activeColumn, time } = props
  const cell = (column: number) => ({
    role: 'gridcell',
    'aria-colindex': column + 1,
    tabIndex: activeColumn === column ? 0 : -1,
  })
  const tickers = namesOf(record.stocks)
  const channels = namesOf(record.channels)
  const isDayShown = time?.day !== props.dayBefore
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      className={`${styles.row} ${isRead ? styles.read : ''} ${isEarlier ? styles.earlier : ''} ${isDayShown ? styles.first : ''}`}
    >
      <div
        {...cell(0)}
        className={styles.time}
        title={record.created ?? undefined}
        aria-label={
          isDayShown || !time ? undefined : `${time.clock}${isOffsetShown ? ` ${time.offset}` : ''}, ${wordsOfDay(time.day)}`
        }
      >
        <Published {...{ record, time, isDayShown, isOffsetShown }} />
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
        {isEarlier && <span>earlier version</span>}
        <ChangeMark change={props.change} />
        {isRead && <span>read</span>}
      </div>
      <div {...cell(2)} tabIndex={versions ? -1 : cell(2).tabIndex}>
        {versions && (
          <button
            type="button"
            className={styles.fold}
            tabIndex={cell(2).tabIndex}
            aria-expanded={isUnfolded}
            title={`Taken for one story by ${props.reason}`}
          >
            {versions} versions
            <span aria-hidden="true">{isUnfolded ? ' ▴' : ' ▾'}</span>
          </button>
        )}
      </div>
    </div>
  )
})
