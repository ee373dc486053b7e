/** The page of logos: a wall of cards, and for one company its twelve files on the background of choice. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { logos } from './endpoint.ts'
import recordView from './recordView.ts'
import { LogoResults } from './wall/LogoResults.tsx'
import { thumbnails } from './wall/Thumbnail.tsx'

export default function LogosPage() {
  return (
    <ExplorerPage
      endpoint={logos}
      Results={LogoResults}
      shape="cards"
      {...recordView}
      cells={thumbnails}
      viewNames={['v.view', 'v.ground', 'v.file']}
    />
  )
}
