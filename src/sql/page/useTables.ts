/** The tables that the engine has of the loaded rows: put there once all sources have come to an end. */
import { useEffect, useRef, useState } from 'react'
import type { SqlEngine, SqlTable } from '../engine/engine.ts'
import { loadedTables } from '../worksheet/loadedTables.ts'
import type { Sources } from './useSources.ts'

export interface Tables {
  readonly engine: SqlEngine
  readonly tables: readonly SqlTable[]
  /** Bytes that the engine takes with them. */
  readonly memory: number
  /** Why rows could not be put there; the other tables are. */
  readonly failure: string | undefined
}

/** Nothing of a source that was taken away is left to be asked. */
async function drop(engine: SqlEngine, gone: readonly SqlTable[], signal: AbortSignal): Promise<void> {
  for (const { name, kind } of gone.toSorted((a) => (a.kind === 'view' ? -1 : 1))) {
    // The statement gives no rows, which is all that it can be told by.
    await engine.run(`DROP ${kind === 'view' ? 'VIEW' : 'TABLE'} IF EXISTS "${name}"`, signal).catch(() => undefined)
  }
}

/** `undefined` until they are there. */
export function useTables(engine: SqlEngine | undefined, { loader, states, isSettled }: Sources): Tables | undefined {
  const [tables, setTables] = useState<Tables & { readonly of: unknown }>()
  const there = useRef<{ readonly engine: SqlEngine; readonly tables: readonly SqlTable[] }>(undefined)
  useEffect(() => {
    if (!engine || !isSettled) return
    const leaving = new AbortController()
    const { signal } = leaving
    const put = async (): Promise<void> => {
      const tables: SqlTable[] = []
      let failure: string | undefined
      try {
        for (const source of (await loadedTables(loader.loaders, () => signal.aborted)) ?? []) {
          tables.push(...(await engine.put(source, signal)))
        }
      } catch (reason) {
        failure = reason instanceof Error ? reason.message : String(reason)
      }
      const before = there.current?.engine === engine ? there.current.tables : []
      await drop(
        engine,
        before.filter(({ name }) => !tables.some((table) => table.name === name)),
        signal,
      )
      there.current = { engine, tables }
      const memory = await engine.memory().catch(() => 0)
      if (!signal.aborted) setTables({ engine, tables, memory, failure, of: states })
    }
    void put()
    return () => leaving.abort()
  }, [engine, loader, states, isSettled])
  return tables && tables.engine === engine && tables.of === states ? tables : undefined
}
