/** How an analyst is shown, wherever the profile is opened, and titled: who, of which firm, with what record. */
import type { RecordView } from '../../explorer/slots.ts'
import { measureText, numberOf, sampleOf } from './board/measures.ts'
import type { AnalystProfile, analysts } from './endpoint.ts'
import { AnalystRecord } from './profile/AnalystRecord.tsx'

/** `Petra Thiam, Halden & Marsh: 61% hit rate over 148 ratings`; nothing for who has no name. */
export function titleOfAnalyst(analyst: AnalystProfile): string | undefined {
  const { name_full: name, firm_name: firm } = analyst
  if (!name) return undefined
  const who = !firm ? name : `${name}, ${firm}`
  const [rate, sample] = [numberOf(measureText(analyst, 'overall', 'success_rate')), sampleOf(analyst)]
  return rate === undefined || !sample ? who : `${who}: ${Math.round(rate)}% hit rate over ${sample} ratings`
}

const recordView: RecordView<typeof analysts> = { Record: AnalystRecord, titleOf: titleOfAnalyst }
export default recordView
