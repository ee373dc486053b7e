/** What a query came to: how it was carried out where that is asked for, and its rows with what they are of. */
import { useState } from 'react'
import { Boundary } from '../../ui/Boundary.tsx'
import type { SqlEngine } from '../engine/engine.ts'
import { ResultGrid } from '../results/ResultGrid.tsx'
import { loadedWords } from '../worksheet/loadedTables.ts'
import type { ChartChoice } from '../worksheet/worksheetAddress.ts'
import { ranWords } from './EngineLine.tsx'
import { Explain } from './Explain.tsx'
import type { Ran } from './useRun.ts'
import type { Sources } from './useSources.ts'

interface Props {
  readonly ran: Ran
  readonly sources: Sources
  readonly engine: SqlEngine | undefined
  readonly isRunning: boolean
  /** Whether it is the result of the query of the address. */
  readonly isCurrent: boolean
  readonly chart: ChartChoice | undefined
  readonly onChart: (chart: ChartChoice | undefined, isNew: boolean) => void
}

/** A query as titles and files have it. */
export const inOneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim()

export function RanQuery({ ran, sources, engine, isRunning, ...shown }: Props) {
  const [isExplained, setExplained] = useState(false)
  const { sql, result, rows, at } = ran
  const loaded = loadedWords(sources.loader.loaders)
  const coverage = `${ranWords(result.size, result.milliseconds, result.isCut)}${loaded && `, of ${loaded}`}`
  return (
    <Boundary what="this result" content={ran}>
      {engine && isExplained && <Explain {...{ engine, sql }} />}
      <ResultGrid
        // Another result has other columns.
        key={at}
        {...shown}
        {...{ rows, coverage }}
        sentence={inOneLine(sql)}
        ranAt={at}
        isWhole={!result.isCut && sources.states.every(({ isWhole }) => isWhole)}
        isBusy={isRunning}
        tools={
          <button type="button" className="link" aria-pressed={isExplained} onClick={() => setExplained(!isExplained)}>
            Explain
          </button>
        }
      />
    </Boundary>
  )
}
