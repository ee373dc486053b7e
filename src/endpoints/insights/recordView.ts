/** How an insight is shown and titled, wherever it is opened. */
import type { RecordView } from '../../explorer/slots.ts'
import type { insights } from './endpoint.ts'
import { InsightRecord } from './InsightRecord.tsx'
import { titleOfInsight } from './ratingWords.ts'

const recordView: RecordView<typeof insights> = { Record: InsightRecord, titleOf: titleOfInsight }
export default recordView
