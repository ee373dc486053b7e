/** Takes the rows along, those on screen or all that are loaded: as a file, or to the clipboard. */
import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { setPreferences } from '../../settings/preferences.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { Popover } from '../../ui/Popover.tsx'
import { rowsInSql } from '../address/worksheetLink.ts'
import toolbar from '../toolbar/Toolbar.module.css'
import styles from './ExportPanel.module.css'
import type { Content } from './formats.ts'
import { asNestedRows, nestedField } from './nestedRows.ts'
import { copyFormats, fileFormats, useExport, type FileFormat } from './useExport.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'

interface Props {
  /** What is on screen: its rows, in its order, with its columns; `undefined` where that is none of the loaded rows. */
  readonly shown: Content | undefined
  /** Whether a row on screen is a record, and no group of several. */
  readonly isTable: boolean
  /** All loaded rows, in the service's order, with every column. */
  readonly loaded: Content
  /** The cells selected, where there are any: what is meant then. */
  readonly selected: Content | undefined
  /** Whether the loaded rows are all that match. */
  readonly isWhole: boolean
  readonly onClose: () => void
}

const sizeOf = ({ order, columns }: Content): string => `${counted(order.length, 'row')}, ${counted(columns.length, 'column')}`

interface FormatsProps {
  readonly label: string
  /** Of a button, before the name of its format, where the name alone would not say what it does. */
  readonly act?: string
  readonly formats: readonly FileFormat[]
  readonly isBusy: boolean
  readonly onChoose: (format: FileFormat) => void
}

const Formats = ({ label, act, formats, isBusy, onChoose }: FormatsProps) => (
  <div className={styles.formats} role="group" aria-label={label}>
    <span>{label}</span>
    {formats.map((format) => (
      <button
        key={format.name}
        type="button"
        aria-label={act && `${act} ${format.name}`}
        disabled={isBusy}
        onClick={() => onChoose(format)}
      >
        {format.name}
      </button>
    ))}
  </div>
)

export function ExportPanel({ shown, isTable, loaded, selected, isWhole, onClose }: Props) {
  const { csvComments } = usePreferences()
  const { pathname, search } = useLocation()
  const { scenario } = useConnection()
  const [choice, setChoice] = useState<'loaded' | 'shown' | 'selected'>(selected ? 'selected' : shown ? 'shown' : 'loaded')
  const [isNested, setNested] = useState(false)
  const nested = choice === 'loaded' || (choice === 'shown' && isTable) ? nestedField(loaded.endpoint) : undefined
  const chosen = { loaded, shown, selected }[choice] ?? loaded
  const isSplit = nested !== undefined && isNested
  const rows = useMemo(() => (isSplit ? asNestedRows(chosen) : chosen), [chosen, isSplit])
  const content: Content = { ...rows, hasComments: csvComments === 'on' }
  const { progress, outcome, save, copy } = useExport(content, isWhole)
  const choices = [
    ...(selected ? [['selected', `Selection (${sizeOf(selected)})`] as const] : []),
    ...(shown ? [['shown', `Current view (${sizeOf(shown)})`] as const] : []),
    ['loaded', `All loaded rows (${figure(loaded.order.length)}), all fields`] as const,
  ]

  return (
    <Popover aria-label="Export" className={`${toolbar.popover} ${styles.panel}`} onClose={onClose}>
      <fieldset>
        <legend>Rows</legend>
        {choices.map(([value, words]) => (
          <label key={value}>
            <input type="radio" name="rows" checked={choice === value} onChange={() => setChoice(value)} />
            {words}
          </label>
        ))}
        {nested && (
          <label>
            <input type="checkbox" checked={isNested} onChange={() => setNested(!isNested)} />
            Split {nested.label.toLowerCase()} into rows
          </label>
        )}
      </fieldset>
      <Formats label="Download" formats={fileFormats} isBusy={progress !== undefined} onChoose={(format) => void save(format)} />
      <Formats
        label="Copy"
        act="Copy as"
        formats={copyFormats}
        isBusy={progress !== undefined}
        onChoose={(format) => void copy(format)}
      />
      <label>
        <input
          type="checkbox"
          checked={csvComments === 'on'}
          onChange={({ target }) => setPreferences({ csvComments: target.checked ? 'on' : 'off' })}
        />
        CSV begins with query, time and source
      </label>
      {progress && (
        <p className={styles.progress}>
          <progress value={progress.rows} max={progress.of} aria-label="Rows written" />
          <button type="button" onClick={() => progress.stop.abort()}>
            Stop
          </button>
        </p>
      )}
      <p role="status">{progress ? `Writing ${counted(content.order.length, 'row')}` : outcome}</p>
      {/* What is shown there already has no page of its own to be loaded from. */}
      {pathname === `/${loaded.endpoint.id}` && pathname !== '/sql' && (
        <Link to={rowsInSql(loaded.endpoint, search, scenario)}>Open in SQL</Link>
      )}
      <p className={styles.note}>
        {!isWhole && 'Not everything is loaded: the file is marked “partial”. '}
        Excel may reformat CIK or CUSIP of a CSV: download as Excel, or import as text.
      </p>
    </Popover>
  )
}
