/** How an insight is shown and titled, wherever it is opened. */
import { readRecords } from '../../explorer/rows/recordReaders.ts'
import type { RecordView } from '../../explorer/slots.ts'
import type { insights } from './endpoint.ts'
import { InsightRecord } from './InsightRecord.tsx'
import { priorTargetOf } from './prior/ratingChanges.ts'
import { titleOfInsight } from './ratingWords.ts'

const recordView: RecordView<typeof insights> = {
  Record: InsightRecord,
  titleOf: (insight, row, rows) => titleOfInsight(insight, rows && priorTargetOf(readRecords(rows), row)),
}
export default recordView
