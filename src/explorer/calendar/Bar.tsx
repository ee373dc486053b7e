/** One event in a week: a bar over the days it takes, or a mark on one day. Clicking opens its record. */
import type { CSSProperties } from 'react'
import { wordsOfDay } from '../../lib/days.ts'
import { Ticker } from '../../ui/Ticker.tsx'
import styles from './CalendarGrid.module.css'
import { Importance } from './Importance.tsx'
import type { Piece } from './weekLayout.ts'

interface Props {
  readonly piece: Piece
  readonly isOpen: boolean
  /** The grid line of its lane. */
  readonly line: number
  readonly onOpen: () => void
}

/** Out of the tab order: the list of the chosen day has the same events for the keyboard. */
export function Bar({ piece, isOpen, line, onOpen }: Props) {
  const { event, words, column, length, isFromBefore, isGoingOn, marked } = piece
  const classes = [
    styles.bar,
    event.isSpan ? styles.span : styles.point,
    event.tone === 'reverse' && styles.reverse,
    isFromBefore && styles.fromBefore,
    isGoingOn && styles.goingOn,
    isOpen && styles.open,
  ]
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-current={isOpen || undefined}
      className={classes.filter(Boolean).join(' ')}
      style={{ '--column': column, '--length': length, gridRow: line } as CSSProperties}
      title={[event.name, event.facts].filter(Boolean).join('\n')}
      onClick={onOpen}
    >
      {marked !== undefined && <span aria-hidden="true" className={styles.mark} style={{ gridColumn: marked + 1 }} />}
      <span className={styles.label}>
        <span className={styles.text}>
          <b>{event.ticker ? <Ticker symbol={event.ticker} /> : '–'}</b>
          <span className={styles.words}>
            <bdi>{words}</bdi>
          </span>
          {marked !== undefined && event.mark && (
            <span className={styles.chip} title={wordsOfDay(event.mark.day)}>
              {event.mark.words} {Number(event.mark.day.slice(8))}
            </span>
          )}
        </span>
        <span className={styles.rank}>
          <Importance value={event.importance} isSmall />
        </span>
      </span>
    </button>
  )
}
