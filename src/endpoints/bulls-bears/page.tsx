/** Bull and bear cases side by side, the latest first, with the editions before it within reach. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { CaseReader } from './CaseReader.tsx'
import { bullsBears } from './endpoint.ts'

const viewNames = ['v.view', 'v.edition', 'v.compare'] as const

export default function BullsBearsPage() {
  return <ExplorerPage endpoint={bullsBears} Results={CaseReader} shape="prose" viewNames={viewNames} />
}
