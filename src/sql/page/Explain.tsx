/** How the engine carries the query out, step by step, as it says it itself. */
import { useEffect, useState } from 'react'
import type { SqlEngine } from '../engine/engine.ts'
import styles from './Sql.module.css'

export function Explain({ engine, sql }: { readonly engine: SqlEngine; readonly sql: string }) {
  const [said, setSaid] = useState<{ readonly of: string; readonly text: string }>()
  useEffect(() => {
    const stop = new AbortController()
    const tell = (text: string): void => {
      if (!stop.signal.aborted) setSaid({ of: sql, text })
    }
    engine.run(`EXPLAIN ANALYZE ${sql}`, stop.signal).then(
      (plan) => {
        const last = plan.columns.length - 1
        tell(Array.from({ length: plan.size }, (_, row) => String(plan.value(last, row))).join('\n'))
      },
      (reason: unknown) => tell(reason instanceof Error ? reason.message : String(reason)),
    )
    return () => stop.abort()
  }, [engine, sql])
  const isThere = said?.of === sql
  return (
    <section aria-label="How the query runs" aria-busy={!isThere} className={styles.plan}>
      {/* Reached by the keyboard, since it scrolls. */}
      <pre tabIndex={0}>{isThere ? said.text : 'Asking the engine…'}</pre>
    </section>
  )
}
