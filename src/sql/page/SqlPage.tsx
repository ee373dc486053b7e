/** SQL over loaded rows: the sources and their tables at the left, the query and its result at the right, all of it in the address. */
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CopyLink } from '../../explorer/toolbar/CopyLink.tsx'
import { SaveView } from '../../explorer/views/SaveView.tsx'
import { LONGEST_LINK, linkLength } from '../../lib/addressLength.ts'
import { rememberQuery } from '../../settings/queryHistory.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { SqlEditor, type EditorHandle } from '../editor/SqlEditor.tsx'
import { changedWorksheet, readWorksheet, type WorksheetChanges } from '../worksheet/worksheetAddress.ts'
import { AddSource } from './AddSource.tsx'
import { useSqlPart } from './EngineContext.ts'
import { EngineLine } from './EngineLine.tsx'
import { inOneLine, RanQuery } from './RanQuery.tsx'
import { RunBar } from './RunBar.tsx'
import { SchemaBrowser } from './SchemaBrowser.tsx'
import { SourceList } from './SourceList.tsx'
import styles from './Sql.module.css'
import { Start } from './Start.tsx'
import { useDraft } from './useDraft.ts'
import { useEngine } from './useEngine.ts'
import { useRun } from './useRun.ts'
import { useSources } from './useSources.ts'
import { useTables } from './useTables.ts'
import { WorksheetNotices } from './WorksheetNotices.tsx'

/** The worksheet in the address, and the way to another, which is refused where it would be too long for a link. */
function useWorksheet() {
  const { search: text } = useLocation()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<{ readonly length: number; readonly address: string; readonly at: string }>()
  const search = new URLSearchParams(text)
  const addressWith = (changes: WorksheetChanges): string => changedWorksheet(search, changes)
  const go = (changes: WorksheetChanges, replace = false): void => {
    const address = addressWith(changes)
    const length = linkLength('', address)
    if (length > LONGEST_LINK && length > linkLength('/sql', text)) return setRefused({ length, address, at: text })
    void navigate(address, { replace })
  }
  return { worksheet: readWorksheet(search), addressWith, go, refused: refused?.at === text ? refused : undefined }
}

/** What the editor completes: the tables that are there, and those that the sources will be. */
function useKnownTables(tables: ReturnType<typeof useTables>, { loader: { loaders } }: ReturnType<typeof useSources>) {
  const { schemaOf } = useSqlPart()
  return useMemo(() => {
    const loaded = tables?.tables ?? []
    const wanted = loaders.flatMap(({ source }) => schemaOf(source.endpoint))
    return [...loaded, ...wanted.filter(({ name }) => !loaded.some((table) => table.name === name))]
  }, [tables, loaders, schemaOf])
}

interface AsideProps {
  readonly sources: ReturnType<typeof useSources>
  readonly tables: ReturnType<typeof useTables>
  readonly from: readonly string[]
  readonly onFrom: (from: readonly string[]) => void
  readonly onInsert: (name: string) => void
}

/** What the query can read: the addresses it loads, and the columns of their tables. */
const SourcesAndTables = ({ sources, tables, from, onFrom, onInsert }: AsideProps) => (
  <aside aria-label="Sources and tables" className={styles.side}>
    {from.length > 0 && <SourceList sources={sources} onRemove={(gone) => onFrom(from.filter((one) => one !== gone))} />}
    <AddSource onAdd={(added) => onFrom([...from, added])} />
    <SchemaBrowser loaded={tables?.tables ?? []} memory={tables?.memory} onInsert={onInsert} />
  </aside>
)

interface HeadProps {
  readonly sentence: string
  readonly isAnything: boolean
  readonly link: string
}

const SqlHead = ({ sentence, isAnything, link }: HeadProps) => (
  <header className={styles.head}>
    <h1>SQL</h1>
    {isAnything && (
      <p className={styles.acts} data-print="hide">
        <CopyLink query={link.slice('/sql'.length)} />
        <SaveView address={link} sentence={`SQL: ${sentence}`} />
      </p>
    )}
  </header>
)

export function SqlPage() {
  const { worksheet, addressWith, go, refused } = useWorksheet()
  const { from, sql, chart } = worksheet
  const sources = useSources(from)
  const isAnything = from.length > 0 || sql !== ''
  const { state: engineState, reopen } = useEngine(isAnything && !sources.areBad)
  const tables = useTables(engineState.status === 'open' ? engineState.engine : undefined, sources)
  const { isRunning, error, ran, stop, again } = useRun(tables, sql)
  const { draft, type, forget } = useDraft(sql)
  const editor = useRef<EditorHandle>(null)
  const known = useKnownTables(tables, sources)
  const marked = useMemo(
    () => (error?.kind === 'query' && error.offset !== undefined ? { offset: error.offset, message: error.message } : undefined),
    [error],
  )
  const run = (): void => {
    if (draft.trim() === '') return
    rememberQuery(draft)
    if (draft === sql) return again()
    // Kept until the address has it, which may be too long for one.
    go({ sql: draft })
    if (linkLength('', addressWith({ sql: draft })) <= LONGEST_LINK) forget()
  }
  const link = addressWith({ drop: worksheet.unknown })
  const sentence = inOneLine(sql).slice(0, 60)
  return (
    <main id="main" className={styles.page}>
      <title>{`${sentence === '' ? 'SQL' : `${sentence} · SQL`} · Tearsheet`}</title>
      <WorksheetNotices {...{ worksheet, link, refused }} onChange={(changes) => go(changes, true)} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <SqlHead {...{ sentence, isAnything, link }} />
          <Boundary what="the editor">
            <SqlEditor
              ref={editor}
              text={draft}
              tables={known}
              error={draft === sql ? marked : undefined}
              onText={type}
              onRun={run}
            />
          </Boundary>
          <RunBar isEmpty={draft.trim() === ''} isDraft={draft !== sql && isAnything} onRun={run} onChoose={type} />
          <EngineLine
            engine={engineState}
            areTablesThere={tables !== undefined}
            areSourcesSettled={sources.isSettled}
            {...{ isRunning, error, sql }}
            onStop={stop}
            onAgain={again}
            onReopen={reopen}
          />
          {tables?.failure && (
            <p role="alert" className={styles.wrong}>
              Rows could not be put into a table: {tables.failure}
            </p>
          )}
          {!isAnything && <Start />}
          {ran && isAnything && (
            <RanQuery
              {...{ ran, sources, isRunning }}
              engine={tables?.engine}
              isCurrent={ran.sql === sql && error === undefined}
              chart={ran.sql === sql ? chart : undefined}
              onChart={(next, isNew) => go({ chart: next }, !isNew)}
            />
          )}
        </div>
        <SourcesAndTables
          {...{ sources, tables, from }}
          onFrom={(next) => go({ from: next })}
          onInsert={(name) => editor.current?.insert(name)}
        />
      </div>
    </main>
  )
}
