/** The page of transcripts: the calls as rows, one ticker's calls by a search over the pages, and a reader for the open one. */
import { useEffect } from 'react'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { fetchRecordPanel } from '../../explorer/record/lazyRecord.ts'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import { transcripts } from './endpoint.ts'
import { CallsWithSearch } from './search/CallsWithSearch.tsx'
import { VersionsCell } from './VersionsCell.tsx'

const [TranscriptReader, fetchReader] = lazyWithPreload(
  async () => (await import('./reader/TranscriptReader.tsx')).TranscriptReader,
)

export default function TranscriptsPage() {
  // Who looks at the list is about to read: the reader is there by the time a call is chosen.
  useEffect(() => {
    fetchRecordPanel()
    fetchReader()
  }, [])
  return (
    <ExplorerPage
      endpoint={transcripts}
      Results={CallsWithSearch}
      Reader={TranscriptReader}
      cells={{ transcripts: VersionsCell }}
      viewNames={['v.ticker', 'v.version', 'v.find', 'v.hit']}
      recordNames={['v.version', 'v.find', 'v.hit']}
    />
  )
}
