/** Opens the export of the loaded rows; the writers are loaded with the first click. */
import { lazy, Suspense, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { columnPaths, type Column } from './columns.ts'
import type { Content } from './export/formats.ts'
import type { SelectedCells } from './grid/selection.ts'
import { allRows } from './rows/column.ts'
import type { Explorer } from './useExplorer.ts'

const ExportPanel = lazy(async () => ({ default: (await import('./export/ExportPanel.tsx')).ExportPanel }))

interface Props {
  readonly endpoint: AnyEndpoint
  readonly page: Explorer<AnyEndpoint>
  readonly order: Uint32Array
  readonly columns: readonly Column[]
  /** The sentence on what is loaded. */
  readonly coverage: string
  readonly isWhole: boolean
  /** What is selected in the table, read when the export is opened. */
  readonly selected: () => SelectedCells | undefined
}

/** A file outlives the notice that says so on screen. */
const staleWords = (loadedAt: number): string =>
  `Stale: loaded at ${new Date(loadedAt).toISOString()}, and no answer to what was asked after.`

export function ExportButton({ endpoint, page, order, columns, coverage, isWhole, selected }: Props) {
  const { mode, serviceUrl } = useConnection()
  const [opened, setOpened] = useState<{ readonly at: string; readonly cells: SelectedCells | undefined }>()
  const { rows } = page
  // There from the start: what stands beside it would move as rows arrive.
  const button = (
    <button
      type="button"
      className="link"
      aria-haspopup="dialog"
      disabled={!rows}
      onClick={() => setOpened({ at: new Date().toISOString(), cells: selected() })}
    >
      Export
    </button>
  )
  if (!rows) return button
  const contentOf = (written: Uint32Array, paths: readonly string[]): Content => ({
    endpoint,
    store: rows.store,
    order: written,
    paths,
    origin: {
      title: mode === 'demo' ? `DEMO ${endpoint.title}` : endpoint.title,
      query: rows.sentence,
      source: mode === 'demo' ? 'demo data, invented' : `${serviceUrl}${endpoint.path}`,
      time: opened?.at ?? '',
      coverage: page.current ? coverage : `${staleWords(rows.reply.exchange.startedAt)} ${coverage}`,
      rows: written.length,
    },
  })
  return (
    <>
      {button}
      {opened && (
        <Suspense>
          <ExportPanel
            key={opened.at}
            shown={contentOf(
              order,
              columns.map(({ path }) => path),
            )}
            loaded={contentOf(allRows(rows.store.size), columnPaths(endpoint.fields))}
            selected={
              opened.cells && {
                ...contentOf(
                  opened.cells.rows,
                  opened.cells.columns.map(({ path }) => path),
                ),
                areCells: true,
              }
            }
            isWhole={isWhole}
            onClose={() => setOpened((now) => (now === opened ? undefined : now))}
          />
        </Suspense>
      )}
    </>
  )
}
