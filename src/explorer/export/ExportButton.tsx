/** Opens the export of the loaded rows; the writers are loaded with the first click. */
import { lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { Content } from './formats.ts'
import type { SelectedCells } from '../grid/selection/selection.ts'
import { allRows } from '../rows/column.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { everyColumn, ShownContext, withIdentifiers, type Shown, type ShownColumn } from './shown.ts'
import type { GoodRows } from '../query/useAnswer.ts'

const ExportPanel = lazy(async () => ({ default: (await import('./ExportPanel.tsx')).ExportPanel }))

/** When it was asked for. */
interface Loaded {
  readonly logEntry: { readonly startedAt: number }
}

interface Props {
  readonly endpoint: AnyEndpoint
  readonly answer: {
    readonly rows: (Pick<GoodRows<AnyEndpoint>, 'store' | 'sentence'> & { readonly reply: Loaded }) | undefined
    readonly current: unknown
  }
  /** The sentence on what is loaded. */
  readonly coverage: string
  readonly isWhole: boolean
  /** What is selected in the table, read when the export is opened. */
  readonly selected: () => SelectedCells | undefined
}

interface Opened {
  readonly at: string
  /** Of the page. */
  readonly address: string
  /** The rows that were on screen then, whatever is computed beside them since: a file is of them or not at all. */
  readonly of: RowStore
  readonly shown: Shown | undefined
  readonly cells: SelectedCells | undefined
}

/** A file outlives the notice that says so on screen. */
const staleWords = (loadedAt: number): string =>
  `Stale: loaded at ${new Date(loadedAt).toISOString()}, and no answer to what was asked after.`

export function ExportButton({ endpoint, answer, coverage, isWhole, selected }: Props) {
  const { mode, serviceUrl } = useConnection()
  const place = useContext(ShownContext)
  const [opened, setOpened] = useState<Opened>()
  // The order of the rows may change under an open panel, as what they are sorted by becomes known.
  const onScreen = useSyncExternalStore(place.subscribe, place.get)
  const { rows } = answer
  // There from the start: what stands beside it would move as rows arrive.
  const button = (
    <button
      type="button"
      className="link"
      aria-haspopup="dialog"
      disabled={!rows}
      onClick={() => {
        if (!rows) return
        const at = new Date().toISOString()
        setOpened({ at, address: window.location.href, of: rows.store.base, shown: onScreen, cells: selected() })
      }}
    >
      Export
    </button>
  )
  if (!rows) return button
  const contentOf = (written: Uint32Array, columns: readonly ShownColumn[]): Content => ({
    endpoint,
    store: rows.store,
    order: written,
    columns: withIdentifiers(endpoint, columns),
    origin: {
      title: mode === 'demo' ? `DEMO ${endpoint.title}` : endpoint.title,
      query: rows.sentence,
      address: opened?.address ?? '',
      source: mode === 'demo' ? 'demo data, invented' : `${serviceUrl}${endpoint.path}`,
      data: mode,
      time: opened?.at ?? '',
      coverage: answer.current ? coverage : `${staleWords(rows.reply.logEntry.startedAt)} ${coverage}`,
      rows: written.length,
      ...(rows.store.repeated > 0 && { repeated: rows.store.repeated }),
    },
  })
  const shown = opened?.shown && (onScreen ?? opened.shown)
  return (
    <>
      {button}
      {opened?.of === rows.store.base && (
        <Suspense>
          <ExportPanel
            key={opened.at}
            shown={shown && contentOf(shown.order, shown.columns)}
            isTable={shown?.table !== undefined && !shown.derived}
            loaded={{ ...contentOf(allRows(rows.store.size), everyColumn(endpoint)), areRecords: true }}
            selected={opened.cells && contentOf(opened.cells.rows, opened.cells.columns)}
            isWhole={isWhole}
            onClose={() => setOpened((now) => (now === opened ? undefined : now))}
          />
        </Suspense>
      )}
    </>
  )
}
