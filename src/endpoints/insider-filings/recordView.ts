/** How a filing is shown and titled, wherever it is opened. */
import type { RecordView } from '../../explorer/slots.ts'
import type { insiderFilings } from './endpoint.ts'
import { titleOfFiling } from './filing/filingWords.ts'
import { FilingRecord } from './record/FilingRecord.tsx'

const recordView: RecordView<typeof insiderFilings> = { Record: FilingRecord, titleOf: titleOfFiling }
export default recordView
