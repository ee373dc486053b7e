/** In place of the table: what became of the targets of this query, by firm or by analyst. */
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { addressQuery, changedQuery } from '../../../explorer/address/address.ts'
import type { GroupBy } from '../../../explorer/trackRecord/TargetGroups.tsx'
import type { TargetRecord } from '../../../explorer/trackRecord/targetRecords.ts'
import { horizonIn, TrackRecord } from '../../../explorer/trackRecord/TrackRecord.tsx'
import { useTargetRecords } from '../../../explorer/trackRecord/useTargetRecords.ts'
import type { ResultsProps } from '../../../explorer/slots.ts'
import results from '../../../ui/Results.module.css'
import { analysts as profiles } from '../../analysts/endpoint.ts'
import { useAnalystNames } from '../analystNames.ts'
import { insights } from '../endpoint.ts'
import styles from './InsightTrack.module.css'
import { firmTrackOf, isOfFirm, TRACK_VIEW } from './trackAddress.ts'

const NONE: readonly never[] = []

type Props = Pick<ResultsProps<typeof insights>, 'address' | 'acts'>

export function InsightTrack({ address, acts }: Props) {
  const { scenario } = useConnection()
  const { page: _page, limit: _limit, sort: _sort, ...values } = address.values
  const { found } = useTargetRecords({ endpoint: insights, values })
  const ofFirm = isOfFirm(values)
  const targets = found?.targets ?? NONE
  const analysts = useAnalystNames(ofFirm ? targets.map(({ analyst }) => ({ analyst_id: analyst ?? null })) : NONE)
  const byAnalyst: GroupBy = {
    label: 'Analyst',
    groupOf: ({ analyst }: TargetRecord) => analyst ?? '',
    nameOf: (id) => analysts.nameOf(id) ?? (id || 'Analyst not given'),
    addressOf: (id) => {
      if (!id) return undefined
      const query = addressQuery(profiles, { analyst: [id] }, scenario)
      return `/${profiles.id}${changedQuery(profiles, new URLSearchParams(query), { 'v.open': id })}`
    },
  }
  const byFirm: GroupBy = {
    label: 'Firm',
    groupOf: ({ firm }: TargetRecord) => firm ?? '',
    nameOf: (firm) => targets.find((target) => target.firm === firm)?.firmName || firm || 'Firm not given',
    addressOf: (firm) => (firm ? firmTrackOf({ firm_id: firm }, scenario) : undefined),
  }
  return (
    <div className={results.view}>
      <div className={results.bar}>
        <button type="button" className="link" onClick={() => acts.setOwnView({ [TRACK_VIEW]: undefined, 'v.until': undefined })}>
          Back to the ratings
        </button>
      </div>
      <div className={styles.track}>
        <TrackRecord
          key={JSON.stringify(values)}
          endpoint={insights}
          values={values}
          whose="this query"
          horizon={horizonIn(address.ownView('v.until'))}
          onHorizon={(until) => acts.setOwnView({ 'v.until': until }, { replace: true })}
          groupBy={ofFirm ? byAnalyst : values.analyst ? undefined : byFirm}
        />
      </div>
    </div>
  )
}
