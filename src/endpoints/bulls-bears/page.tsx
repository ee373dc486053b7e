/** Bull and bear cases side by side, the latest first, with the editions before it within reach. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { CaseReader } from './CaseReader.tsx'
import { bullsBears } from './endpoint.ts'
import recordView from './recordView.ts'

const viewNames = ['v.view', 'v.edition', 'v.compare'] as const

export default function BullsBearsPage() {
  return <ExplorerPage endpoint={bullsBears} Results={CaseReader} {...recordView} shape="prose" viewNames={viewNames} />
}
