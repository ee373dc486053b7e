/** The page of transcripts: the calls as rows, one ticker's calls by a search over the pages, and a reader for the open one. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { fetchRecordPanel } from '../../explorer/record/lazyRecord.ts'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import { transcripts } from './endpoint.ts'
import { cells } from './cells.tsx'
import { CallsOrSearch } from './search/CallsOrSearch.tsx'
import { CompanyCalls } from './search/CompanyCalls.tsx'

const [TranscriptReader, fetchReader] = lazyWithPreload(
  async () => (await import('./reader/TranscriptReader.tsx')).TranscriptReader,
)

const recordNames = ['v.version', 'v.find', 'v.hit', 'v.outline'] as const

export default function TranscriptsPage() {
  const [search] = useSearchParams()
  // Who looks at the list is about to read: the reader is there by the time a call is chosen.
  useEffect(() => {
    fetchRecordPanel()
    fetchReader()
  }, [])
  return (
    <ExplorerPage
      endpoint={transcripts}
      Finder={CompanyCalls}
      Results={CallsOrSearch}
      areRowsOwn={search.has('v.ticker')}
      Reader={TranscriptReader}
      cells={cells}
      viewNames={['v.ticker', ...recordNames]}
      recordNames={recordNames}
    />
  )
}
