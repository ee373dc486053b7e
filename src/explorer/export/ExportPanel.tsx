/** Takes the loaded rows along: all or those shown, in a format of choice, with progress and a way to stop. */
import { useState } from 'react'
import { Popover } from '../../ui/Popover.tsx'
import toolbar from '../toolbar/Toolbar.module.css'
import styles from './ExportPanel.module.css'
import { textFormats, type Content } from './formats.ts'
import { writeParquet } from './parquet.ts'
import { download } from '../../lib/download.ts'
import { fileNameOf, writeText } from './writeFile.ts'

interface Props {
  /** What is on screen: its rows, in its order, with its columns. */
  readonly shown: Content
  /** All loaded rows, in the service's order, with every column. */
  readonly loaded: Content
  /** The cells selected, where there are any: what is meant then. */
  readonly selected: Content | undefined
  /** Whether the loaded rows are all that match. */
  readonly isWhole: boolean
  readonly onClose: () => void
}

type Progress = { readonly rows: number; readonly of: number; readonly stop: AbortController }

const PARQUET = 'Parquet'

export function ExportPanel({ shown, loaded, selected, isWhole, onClose }: Props) {
  const [choice, setChoice] = useState<'loaded' | 'shown' | 'selected'>(selected ? 'selected' : 'loaded')
  const [progress, setProgress] = useState<Progress>()
  const [outcome, setOutcome] = useState('')
  const content = { loaded, shown, selected: selected ?? loaded }[choice]
  const count = content.order.length.toLocaleString('en-US')

  const write = async (name: string): Promise<void> => {
    const stop = new AbortController()
    const tell = (rows: number): void => setProgress({ rows, of: content.order.length, stop })
    tell(0)
    setOutcome('')
    try {
      const format = textFormats.find((text) => text.name === name)
      const blob = format ? await writeText(format, content, tell, stop.signal) : await writeParquet(content, tell, stop.signal)
      const file = fileNameOf(content, format?.extension ?? 'parquet', isWhole)
      download(blob, file)
      setOutcome(`Written: ${file}`)
    } catch (reason) {
      setOutcome(
        stop.signal.aborted
          ? 'Stopped; nothing was written.'
          : `Not written: ${reason instanceof Error ? reason.message : String(reason)}`,
      )
    }
    setProgress(undefined)
  }

  return (
    <Popover aria-label="Export" className={`${toolbar.popover} ${styles.panel}`} onClose={onClose}>
      <fieldset>
        <legend>Rows</legend>
        <label>
          <input type="radio" name="rows" checked={choice === 'loaded'} onChange={() => setChoice('loaded')} />
          All {loaded.order.length.toLocaleString('en-US')} loaded, every column
        </label>
        <label>
          <input type="radio" name="rows" checked={choice === 'shown'} onChange={() => setChoice('shown')} />
          The {shown.order.length.toLocaleString('en-US')} shown, in this order, {shown.columns.length} columns
        </label>
        {selected && (
          <label>
            <input type="radio" name="rows" checked={choice === 'selected'} onChange={() => setChoice('selected')} />
            The selection: {selected.order.length.toLocaleString('en-US')} rows, {selected.columns.length} columns
          </label>
        )}
      </fieldset>
      <p>
        {isWhole ? 'These are all rows that match.' : 'More rows may match than are loaded; the file says so.'} The file also says
        query, time and source.
      </p>
      <div className={styles.formats} role="group" aria-label="Format">
        {[...textFormats.map(({ name }) => name), PARQUET].map((name) => (
          <button key={name} type="button" disabled={progress !== undefined} onClick={() => void write(name)}>
            {name}
          </button>
        ))}
      </div>
      {progress && (
        <p className={styles.progress}>
          <progress value={progress.rows} max={progress.of} aria-label="Rows written" />
          <button type="button" onClick={() => progress.stop.abort()}>
            Stop
          </button>
        </p>
      )}
      <p role="status">{progress ? `Writing ${count} rows` : outcome}</p>
      <p className={styles.note}>Spreadsheets change what looks like a date or a long number: import CSV columns as text.</p>
    </Popover>
  )
}
