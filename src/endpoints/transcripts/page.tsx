/** The page of transcripts: the calls as rows, one ticker's calls by a search over the pages, and a reader for the open one. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { transcripts } from './endpoint.ts'
import { TranscriptReader } from './reader/TranscriptReader.tsx'
import { CallsWithSearch } from './search/CallsWithSearch.tsx'
import { VersionsCell } from './VersionsCell.tsx'

export default function TranscriptsPage() {
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
