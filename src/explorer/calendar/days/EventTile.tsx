/** One event in a week. Clicking opens its record. */
import type { CSSProperties } from 'react'
import { Ticker } from '../../../ui/values/Ticker.tsx'
import styles from './CalendarGrid.module.css'
import { ChangeMark } from '../../since/ChangeMark.tsx'
import { Importance } from '../Importance.tsx'
import type { Piece } from './weekLayout.ts'

interface Props {
  readonly piece: Piece
  readonly isOpen: boolean
  /** Whether there is room for the time on the clocks of who looks. */
  readonly isTimed: boolean
  /** The grid line of its lane. */
  readonly line: number
  readonly onOpen: () => void
}

/** Out of the tab order: the list of the chosen day has the same events for the keyboard. */
export function EventTile({ piece: { event, column }, isOpen, isTimed, line, onOpen }: Props) {
  const classes = [styles.tile, event.tone === 'reverse' && styles.reverse, isOpen && styles.open]
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-current={isOpen || undefined}
      className={classes.filter(Boolean).join(' ')}
      style={{ '--column': column, gridRow: line } as CSSProperties}
      title={[event.name, event.facts()].filter(Boolean).join('\n')}
      onClick={onOpen}
    >
      <span className={styles.text}>
        <b>{event.ticker ? <Ticker symbol={event.ticker} /> : '–'}</b>
        <ChangeMark change={event.change} />
        <span className={styles.words}>
          <bdi>{event.words}</bdi>
        </span>
      </span>
      {isTimed && event.ownTime && <small>{event.ownTime}</small>}
      <span className={styles.rank}>
        <Importance value={event.importance} isSmall />
      </span>
    </button>
  )
}
