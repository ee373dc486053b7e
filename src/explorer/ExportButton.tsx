/** Opens the export of the loaded rows; the writers are loaded with the first click. */
import { lazy, Suspense, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { columnPaths, type Column } from './columns.ts'
import type { Content } from './export/formats.ts'
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
}

export function ExportButton({ endpoint, page, order, columns, coverage, isWhole }: Props) {
  const { mode, serviceUrl } = useConnection()
  const [openedAt, setOpenedAt] = useState<string>()
  const { rows } = page
  if (!rows) return null
  const contentOf = (written: Uint32Array, paths: readonly string[]): Content => ({
    endpoint,
    store: rows.store,
    order: written,
    paths,
    origin: {
      title: mode === 'demo' ? `DEMO ${endpoint.title}` : endpoint.title,
      query: rows.sentence,
      source: mode === 'demo' ? 'demo data, invented' : `${serviceUrl}${endpoint.path}`,
      time: openedAt ?? '',
      coverage,
      rows: written.length,
    },
  })
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpenedAt(new Date().toISOString())}>
        Export
      </button>
      {openedAt && (
        <Suspense>
          <ExportPanel
            shown={contentOf(
              order,
              columns.map(({ path }) => path),
            )}
            loaded={contentOf(
              Uint32Array.from({ length: rows.store.size }, (_, row) => row),
              columnPaths(endpoint.fields),
            )}
            isWhole={isWhole}
            onClose={() => setOpenedAt(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
