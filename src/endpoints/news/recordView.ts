/** How a story is shown, wherever it is opened; its headline says what happened. */
import type { RecordView } from '../../explorer/slots.ts'
import type { news } from './endpoint.ts'
import { Story } from './story/Story.tsx'

const recordView: RecordView<typeof news> = { Record: Story }
export default recordView
