/** What the records of a brief say otherwise than when they were last seen, where this browser keeps what was seen. */
import { useEffect, useState } from 'react'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import { identityOf } from '../../api/endpoint/identityOf.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { openSeenRecords } from '../../seen/openSeenRecords.ts'
import { recordSource, type RecordSource } from '../../seen/recordSource.ts'
import { isUnavailable } from '../../seen/unavailable.ts'
import { isLongText } from '../../seen/keptForm.ts'
import { cellText } from '../../ui/values/valueText.ts'
import type { Answer } from './answerStore.ts'
import type { ChangedField, ChangesOf } from '../lines/viewLines.ts'

type AnyRecord = RecordOf<AnyEndpoint>

interface Batch {
  readonly source: RecordSource
  readonly records: readonly AnyRecord[]
}

interface Known {
  readonly changesOf: ChangesOf
  /** Why nothing is known of what was seen, in a sentence. */
  readonly unavailable: string | undefined
}

const NOTHING: Known = { changesOf: () => undefined, unavailable: undefined }

const keyOf = (endpoint: AnyEndpoint, record: AnyRecord): string => `${endpoint.id} ${identityOf(endpoint, record)}`

/** A path as `transactions[2].shares` names a field of every item. */
function wordsOf(endpoint: AnyEndpoint, path: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (isLongText(value)) return `${value.length} characters`
  const field = fieldAt(endpoint.fields, path.replace(/\[\d+\]/g, ''))
  return field ? (cellText(field, value) ?? String(value)) : JSON.stringify(value)
}

const labelOf = ({ fields }: AnyEndpoint, path: string): string => fieldAt(fields, path.replace(/\[\d+\]/g, ''))?.label ?? path

async function changesIn(
  { source, records }: Batch,
  since: number,
): Promise<ReadonlyMap<string, readonly ChangedField[]> | string> {
  const seenRecords = await openSeenRecords()
  // What was seen at the very moment that the brief begins at was seen before it.
  const seen = await seenRecords.compare(source, records, since + 1)
  if (isUnavailable(seen)) return seen.reason
  const { endpoint } = source
  return new Map(
    seen.flatMap((one, place) =>
      one.state === 'changed'
        ? [
            [
              keyOf(endpoint, records[place]!),
              one.changes
                .filter(({ path }) => path !== endpoint.stamp)
                .map(({ path, before, after }) => ({
                  label: labelOf(endpoint, path),
                  from: wordsOf(endpoint, path, before),
                  to: wordsOf(endpoint, path, after),
                })),
            ] as const,
          ]
        : [],
    ),
  )
}

/** `isAsked`: all answers are there; before that nothing is compared. */
export function useSeenChanges(answers: readonly Answer[], since: number, isAsked: boolean) {
  const connection = useConnection()
  const [known, setKnown] = useState<Known>(NOTHING)
  const batches = (): readonly Batch[] =>
    answers
      .filter(({ ask, records }) => ask.part !== undefined && records.length > 0)
      .map(({ ask, records }) => ({ source: recordSource(connection, ask.view.endpoint as AnyEndpoint, ask.values), records }))

  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    void Promise.all(batches().map((batch) => changesIn(batch, since))).then((found) => {
      if (isGone) return
      const changes = new Map(found.flatMap((one) => (typeof one === 'string' ? [] : [...one])))
      setKnown({
        changesOf: (endpoint, record) => changes.get(keyOf(endpoint, record)),
        unavailable: found.find((one) => typeof one === 'string'),
      })
    })
    return () => void (isGone = true)
    // oxlint-disable-next-line exhaustive-deps -- the batches are made of the answers
  }, [answers, since, isAsked])

  return {
    ...known,
    /** Keeps the records as they are now; `at` in Unix seconds. Says how many could not be kept, for want of room. */
    async markSeen(at: number): Promise<number> {
      const seenRecords = await openSeenRecords()
      let lost = 0
      for (const { source, records } of batches()) {
        const left = await seenRecords.markSeen(source, records, at)
        lost += isUnavailable(left) ? 0 : left
      }
      return lost
    },
  }
}
