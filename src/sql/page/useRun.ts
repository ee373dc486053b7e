/** The query of the address as it runs over the tables: its result, or what is wrong with it; it can be stopped and run again. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { SqlError, type SqlResult } from '../engine/engine.ts'
import { resultRows, type ResultRows } from '../results/resultRows.ts'
import type { Tables } from './useTables.ts'

export interface Ran {
  readonly sql: string
  readonly result: SqlResult
  readonly rows: ResultRows
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Another query, or another page, took its place: nobody waits for it. */
const LEFT = Symbol('left')

const errorOf = (reason: unknown): SqlError =>
  reason instanceof SqlError ? reason : new SqlError('engine', reason instanceof Error ? reason.message : String(reason))

/** `ran` is the last result that there was, with the query that it is of. */
export function useRun(tables: Tables | undefined, sql: string) {
  const [attempt, setAttempt] = useState(0)
  const [ran, setRan] = useState<Ran>()
  const stopping = useRef<AbortController>(undefined)
  const asked = useMemo(() => (tables && sql.trim() !== '' ? { tables, sql, attempt } : undefined), [tables, sql, attempt])
  const [ended, setEnded] = useState<{ readonly of: typeof asked; readonly error: SqlError | undefined }>()
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    stopping.current = stop
    const run = async (): Promise<void> => {
      try {
        const result = await asked.tables.engine.run(asked.sql, stop.signal)
        const rows = await resultRows(result, () => stop.signal.aborted)
        if (!rows) throw new SqlError('cancelled', 'Stopped.')
        setRan({ sql: asked.sql, result, rows, at: Date.now() })
        setEnded({ of: asked, error: undefined })
      } catch (reason) {
        if (stop.signal.reason !== LEFT) setEnded({ of: asked, error: errorOf(reason) })
      }
    }
    void run()
    return () => stop.abort(LEFT)
  }, [asked])
  const hasEnded = ended !== undefined && ended.of === asked
  return {
    isRunning: asked !== undefined && !hasEnded,
    error: asked && hasEnded ? ended.error : undefined,
    ran,
    stop: () => stopping.current?.abort(),
    again: () => setAttempt(attempt + 1),
  }
}
