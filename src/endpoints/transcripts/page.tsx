/** The page of transcripts: the calls as rows, one ticker's calls by a search over the pages, and a reader for the open one. */
import { lazy, useEffect } from 'react'
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { transcripts } from './endpoint.ts'
import { CallsWithSearch } from './search/CallsWithSearch.tsx'
import { VersionsCell } from './VersionsCell.tsx'

const loadReader = () => import('./reader/TranscriptReader.tsx')
const TranscriptReader = lazy(async () => ({ default: (await loadReader()).TranscriptReader }))

export default function TranscriptsPage() {
  // Who looks at the list is about to read: the reader is there by the time a call is chosen.
  useEffect(() => void loadReader().catch(() => undefined), [])
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
