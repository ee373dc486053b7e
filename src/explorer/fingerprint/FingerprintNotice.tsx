/** Says whether the rows are those that the fingerprint in the address was made of, and which are not. */
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { Notice } from '../../ui/Notice.tsx'
import { clockOf } from '../../ui/useNow.ts'
import type { Explorer } from '../query/useExplorer.ts'
import { recordTitle } from '../record/recordSummary.ts'
import type { Slots } from '../slots.ts'
import { differenceOf, queryHash, readFingerprint, type Difference, type Fingerprint } from './fingerprint.ts'
import { useRowHashes } from './useRowHashes.ts'
import { counted } from '../../lib/numbers/counts.ts'

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly titleOf: Slots<AnyEndpoint>['titleOf'] | undefined
  readonly order: Uint32Array
}

/** Rows that are named one by one. */
const NAMED = 5
const NONE = new Uint32Array(0)

/** A row a fingerprint names is opened from here. */
function Named({ rows, word, endpoint, titleOf, answer, acts, order }: Props & { rows: readonly number[]; word: string }) {
  const store = answer.rows?.store
  if (!store || rows.length === 0) return null
  return (
    <span>
      {word}:{' '}
      {rows.slice(0, NAMED).map((index, place) => {
        const row = order[index]!
        return (
          <span key={row}>
            {place > 0 && ', '}
            <button type="button" className="link" onClick={() => acts.setView({ open: store.idOf(row) })}>
              <bdi>{recordTitle(endpoint, store.record(row), titleOf, row, store)}</bdi>
            </button>
          </span>
        )
      })}
      {rows.length > NAMED && ` and ${rows.length - NAMED} more`}
    </span>
  )
}

/** In one sentence. */
function sentenceOf({ at, count }: Fingerprint, { isSame, rows }: Difference, now: number): string {
  const time = clockOf(at * 1000)
  if (isSame) return `The same ${counted(count, 'row')} as at ${time}, when this link was made.`
  if (!rows)
    return `Not the same rows as at ${time}, when this link was made: ${counted(count, 'row')} then, ${counted(now, 'row')} now.`
  const parts = [
    [rows.added.length, 'new'],
    [rows.gone, 'gone'],
    [rows.changed.length, 'changed'],
  ].flatMap(([number, word]) => (number ? [`${number} ${word}`] : []))
  return `Since ${time}, when this link was made: ${parts.join(', ')}.`
}

export function FingerprintNotice(props: Props) {
  const { endpoint, address, answer, order } = props
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const made = useMemo(() => readFingerprint(hash), [hash])
  const isOfQuery = made?.query === queryHash(endpoint, address.shared)
  const { rows, current, loading, isBusy } = answer
  const { load } = address.view
  const arePagesIn = (): boolean =>
    loading === undefined ||
    ['ended', 'exhausted'].includes(loading.state.status) ||
    (load !== undefined && loading.state.pages > load.last - load.first)
  const isThere = rows !== undefined && current !== undefined && !isBusy && arePagesIn()
  const hashes = useRowHashes(made && isOfQuery && isThere ? rows.store : undefined, isThere ? order : NONE)
  const difference = useMemo(() => made && hashes && differenceOf(made, hashes), [made, hashes])
  const words = !made
    ? 'The fingerprint in this address cannot be read: it was cut short, or made by another version.'
    : !isOfQuery
      ? 'The fingerprint in this address is of another query: these rows were not compared with it.'
      : difference
        ? sentenceOf(made, difference, order.length)
        : loading
          ? 'The rows are compared with the fingerprint once all of them are loaded.'
          : undefined
  if (words === undefined) return null
  return (
    <Notice tone={difference?.isSame ? 'information' : 'warning'} role="status">
      <strong>{words}</strong>
      {difference?.rows && (
        <>
          <Named {...props} rows={difference.rows.changed} word="Changed" />
          <Named {...props} rows={difference.rows.added} word="New" />
        </>
      )}
      <button type="button" className="link" onClick={() => void navigate(pathname + search, { replace: true })}>
        Dismiss
      </button>
    </Notice>
  )
}
