/** What can be done with one value: ask for its like, keep its like, leave it out, copy it; and compare its row. */
import { useRef } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { isObject } from '../../../api/client/exactNumber.ts'
import { isAbsent } from '../../../api/endpoint/fields.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { focusFirstButton, Popover } from '../../../ui/Popover.tsx'
import { cellText } from '../../../ui/values/valueText.ts'
import type { Column } from '../columns/columns.ts'
import { exported, plainText } from '../../export/csv.ts'
import { listedAs, printLocalFilter, type LocalFilterRule } from '../../rows/localFilter.ts'
import styles from './ColumnMenu.module.css'
import type { Point } from './useCellActions.ts'
import type { PageAddress } from '../../address/usePageAddress.ts'
import type { PageActs } from '../../address/pageActs.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly address: PageAddress<AnyEndpoint>
  readonly acts: PageActs<AnyEndpoint>
  readonly column: Column
  readonly value: unknown
  readonly at: Point
  readonly isCompared: boolean
  readonly onCompare: () => void
  readonly onClose: () => void
}

/** The change of the query that asks the service for rows with this value, where a filter means just that. */
function askedBy({ params, tickersBy }: AnyEndpoint, { path, field }: Column, value: unknown) {
  if (typeof value !== 'string' || value === '') return undefined
  const tickers = tickersBy?.key ?? ('tickers' in params ? 'tickers' : undefined)
  if (field.kind === 'ticker' && tickers) return { [tickers]: value, ...tickersBy?.with }
  // A single day and a range exclude each other.
  return path === 'date' && field.kind === 'day' && 'date' in params ? { date: value, from: undefined, to: undefined } : undefined
}

/** Long values are told by their beginning. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

export function CellMenu({ endpoint, address, acts, column, value, at, isCompared, onCompare, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const { path, field } = column
  const end = (act: () => void) => (): void => {
    menu.current?.hidePopover()
    act()
  }
  const refine = (refinement: LocalFilterRule) => end(() => acts.setLocalFilters({ [path]: printLocalFilter(refinement) }))
  const known = address.localFilters.find((refining) => refining.path === path)?.refinement
  const listed = isAbsent(value) ? '' : listedAs(value)
  const without = known?.kind === 'without' ? known.values : []
  const query = askedBy(endpoint, column, value)
  const words = isAbsent(value) ? 'not given' : short(cellText(field, value) ?? listed)
  const isPlain = !isObject(value) && !Array.isArray(value) && field.kind !== 'prose'
  return (
    <Popover
      ref={menu}
      aria-label={`${field.label}: ${words}`}
      className={`${styles.menu} ${styles.cell}`}
      style={{ left: Math.max(8, Math.min(at.left, window.innerWidth - 256)), top: Math.min(at.top, window.innerHeight - 240) }}
      onOpen={focusFirstButton}
      onClose={onClose}
    >
      <p>
        {field.label}: <bdi>{words}</bdi>
      </p>
      {query && (
        <button type="button" onClick={end(() => acts.change(query))}>
          Filter to this
        </button>
      )}
      {isAbsent(value) ? (
        <>
          <button type="button" onClick={refine({ kind: 'absent' })}>
            Filter to this
          </button>
          <button type="button" onClick={refine({ kind: 'given' })}>
            Exclude
          </button>
        </>
      ) : (
        isPlain && (
          <>
            <button type="button" onClick={refine({ kind: 'values', values: [listed] })}>
              {query ? 'Filter the loaded rows to this' : 'Filter to this'}
            </button>
            <button type="button" onClick={refine({ kind: 'without', values: [...new Set([...without, listed])] })}>
              Exclude
            </button>
          </>
        )
      )}
      <button type="button" onClick={end(onCompare)}>
        {isCompared ? 'No longer compare this row' : 'Compare this row'}
      </button>
      <CopyButton text={plainText(exported(field, value))}>Copy</CopyButton>
    </Popover>
  )
}
