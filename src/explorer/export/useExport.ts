/** Writes what is asked for, to a file or to the clipboard, with progress and a way to stop. */
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { copyText } from './clipboard.ts'
import { writeParquet } from './files/parquet.ts'
import { writeXlsx } from './files/xlsx.ts'
import { textFormats, type Content } from './formats.ts'
import { fileNameOf, writeText } from './writeFile.ts'
import { counted } from '../../lib/numbers/counts.ts'

interface Progress {
  readonly rows: number
  readonly of: number
  readonly stop: AbortController
}

export interface FileFormat {
  readonly name: string
  readonly extension: string
  readonly write: (content: Content, onProgress: (rows: number) => void, signal: AbortSignal) => Promise<Blob>
}

const texts = textFormats.map((format): FileFormat => ({
  ...format,
  write: (content, onProgress, signal) => writeText(format, content, onProgress, signal),
}))

/** Spreadsheets first. */
export const fileFormats: readonly FileFormat[] = [
  { name: 'Excel', extension: 'xlsx', write: writeXlsx },
  ...texts.filter(({ name }) => name !== 'TSV'),
  { name: 'Parquet', extension: 'parquet', write: writeParquet },
]

/** What is pasted into a sheet comes first. */
export const copyFormats: readonly FileFormat[] = [
  ...texts.filter(({ name }) => name === 'TSV'),
  ...texts.filter(({ name }) => name !== 'TSV'),
]

const reasonOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

export function useExport(content: Content, isWhole: boolean) {
  const [progress, setProgress] = useState<Progress>()
  const [outcome, setOutcome] = useState('')

  const run = async (
    act: (tell: (rows: number) => void, signal: AbortSignal) => Promise<string>,
    undone: string,
  ): Promise<void> => {
    const stop = new AbortController()
    const tell = (rows: number): void => setProgress({ rows, of: content.order.length, stop })
    tell(0)
    setOutcome('')
    try {
      setOutcome(await act(tell, stop.signal))
    } catch (reason) {
      setOutcome(stop.signal.aborted ? `Stopped, ${undone.toLowerCase()}.` : `${undone}: ${reasonOf(reason)}`)
    }
    setProgress(undefined)
  }
  const save = ({ extension, write }: FileFormat): Promise<void> =>
    run(async (tell, signal) => {
      const file = fileNameOf(content, extension, isWhole)
      download(await write(content, tell, signal), file)
      return `Saved ${file}`
    }, 'Not saved')
  const copy = ({ name, write }: FileFormat): Promise<void> =>
    run(async (tell, signal) => {
      await copyText(() => write(content, tell, signal))
      return `Copied ${counted(content.order.length, 'row')} as ${name}`
    }, 'Not copied')
  return { progress, outcome, save, copy }
}
