/** Takes what a page on calls shows along: as a file, as Markdown, as a link, on paper. */
import { CopyLink } from '../../explorer/toolbar/CopyLink.tsx'
import { download } from '../../lib/download.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { fileNameOf, sheetCsv, sheetMarkdown, type Sheet } from './sheet.ts'
import styles from './Frame.module.css'

interface Props {
  /** Made when it is taken: of a long call it is long. `undefined` while there is nothing to take. */
  readonly sheet: (() => Sheet) | undefined
  /** Of the page. */
  readonly query: string
}

export function TakeAlong({ sheet, query }: Props) {
  const save = (): void => {
    const made = sheet?.()
    // The mark by which spreadsheets know that it is UTF-8.
    if (made) download(new Blob(['\ufeff', sheetCsv(made)], { type: 'text/csv' }), fileNameOf(made))
  }
  return (
    <p className={styles.acts} data-print="hide">
      <button type="button" className="link" disabled={!sheet} onClick={save}>
        Export CSV
      </button>
      {sheet && <CopyButton text={() => sheetMarkdown(sheet())}>Copy as Markdown</CopyButton>}
      <CopyLink query={query} />
      <button type="button" className="link" onClick={() => window.print()}>
        Print
      </button>
    </p>
  )
}
