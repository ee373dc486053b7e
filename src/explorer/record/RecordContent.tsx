/** What the tab "Record" shows: the operation's own way of showing a record, or its fields, and the prices of its day. */
import { Suspense } from 'react'
import { coerceRecord } from '../../api/endpoint/coerceRecord.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { RecordPrices } from '../join/RecordPrices.tsx'
import type { Explorer } from '../query/useExplorer.ts'
import type { Slots } from '../slots.ts'
import { RecordFields } from './RecordFields.tsx'

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly record: RecordOf<AnyEndpoint>
  readonly row: number
  readonly Record: Slots<AnyEndpoint>['Record']
  readonly isReading: boolean
}

export function RecordContent({ endpoint, record, row, address, answer, acts, Record, isReading }: Props) {
  const fields = <RecordFields fields={endpoint.fields} record={record} />
  return (
    <>
      {Record ? (
        <Boundary what="this record" content={record} instead={fields}>
          {/* Within the panel, which has the focus by then and must not be put away again. */}
          <Suspense>
            <Record
              endpoint={endpoint}
              record={coerceRecord(endpoint.fields, record)}
              {...{ row, address, answer, acts, fields }}
            />
          </Suspense>
        </Boundary>
      ) : (
        fields
      )}
      {!isReading && endpoint.dated && (
        <Suspense>
          <RecordPrices {...{ endpoint, record }} />
        </Suspense>
      )}
    </>
  )
}
