/** How far the engine and the query are, and what to do where one of them failed. */
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { SqlError } from '../engine/engine.ts'
import styles from './Sql.module.css'
import type { EngineState } from './useEngine.ts'

interface Props {
  readonly engine: EngineState
  readonly areTablesThere: boolean
  /** Whether the sources are there, or have failed. */
  readonly areSourcesSettled: boolean
  readonly isRunning: boolean
  readonly error: SqlError | undefined
  readonly sql: string
  readonly onStop: () => void
  readonly onAgain: () => void
  readonly onReopen: () => void
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/** `Line 2, character 8: `, where the place is known. */
export function placeWords(sql: string, offset: number | undefined): string {
  if (offset === undefined) return ''
  const lines = sql.slice(0, offset).split('\n')
  return `Line ${figure(lines.length)}, character ${figure(lines.at(-1)!.length + 1)}: `
}

const WHAT = {
  query: 'The query has a mistake.',
  cancelled: 'Stopped.',
  memory: 'The query needs more memory than it may have.',
  engine: 'The engine ended.',
} as const

export function EngineLine(props: Props) {
  const { engine, error, sql, isRunning, onStop, onAgain, onReopen } = props
  if (engine.status === 'failed')
    return (
      <p role="alert" className={styles.wrong}>
        <strong>The SQL engine did not start.</strong> {engine.message}{' '}
        <button type="button" className="link" onClick={onReopen}>
          Try again
        </button>
      </p>
    )
  if (engine.status === 'opening') {
    const { loaded, total } = engine
    return (
      <p role="status" className={styles.note}>
        <progress aria-label="SQL engine" {...(total !== undefined && { value: loaded, max: total })} /> Loading the SQL engine
        {loaded > 0 && `, ${megabytes(loaded)}${total === undefined ? '' : ` of ${megabytes(total)}`} MB`}
      </p>
    )
  }
  if (error) {
    const isBroken = error.kind === 'engine' || error.kind === 'memory'
    return (
      <div
        role={error.kind === 'cancelled' ? 'status' : 'alert'}
        className={error.kind === 'cancelled' ? styles.note : styles.wrong}
      >
        <strong>{WHAT[error.kind]}</strong> {error.kind !== 'cancelled' && placeWords(sql, error.offset)}
        {error.kind !== 'cancelled' && <span className={styles.message}>{error.message}</span>}{' '}
        {error.kind !== 'query' && (
          <button type="button" className="link" onClick={isBroken ? onReopen : onAgain}>
            {isBroken ? 'Start the engine again' : 'Run again'}
          </button>
        )}
      </div>
    )
  }
  if (engine.status === 'open' && props.areSourcesSettled && !props.areTablesThere)
    return (
      <p role="status" className={styles.note}>
        Putting the rows into tables…
      </p>
    )
  if (isRunning)
    return (
      <p role="status" className={styles.note}>
        Running…{' '}
        <button type="button" className="link" onClick={onStop}>
          Stop
        </button>
      </p>
    )
  return null
}

/** `12 rows in 8 ms`, and whether it was cut. */
export const ranWords = (size: number, milliseconds: number, isCut: boolean): string =>
  `${counted(size, 'row')} in ${milliseconds < 1 ? 'under 1' : figure(Math.round(milliseconds))} ms${isCut ? ' · cut here: the query gives more' : ''}`
