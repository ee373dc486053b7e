/** What stands in a cell: the operation's own words for the value, the value itself, or what came in its place. */
import { useContext, type ComponentType } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { isObject } from '../../../api/client/exactNumber.ts'
import { isAbsent, type Field } from '../../../api/endpoint/fields.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { CellValue } from '../../../ui/values/CellValue.tsx'
import { Mismatch } from '../../../ui/values/Mismatch.tsx'
import { mismatchWords } from '../../../ui/values/mismatchWords.ts'
import { rawText } from '../../../ui/values/valueText.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { excerptOf, SearchedContext } from '../../search/excerpt.ts'
import type { CellProps } from '../../slots.ts'
import { TickerLink } from '../../record/TickerLink.tsx'

/** Cells that an operation draws itself, by the path of their column. */
export type Cells = Readonly<Record<string, ComponentType<CellProps<AnyEndpoint>> | undefined>>

interface Props {
  readonly store: RowStore
  readonly row: number
  readonly path: string
  readonly field: Field
  /** The operation's own way of showing the value. */
  readonly Own: ComponentType<CellProps<AnyEndpoint>> | undefined
}

/** What stands where an object should that holds the value: `undefined` where there is one, or nothing. */
function insteadOfObject(store: RowStore, path: string, row: number): unknown {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  if (parent === '') return undefined
  const value = store.value(parent, row)
  return isObject(value) || isAbsent(value) ? insteadOfObject(store, parent, row) : value
}

const Value = ({ field, value }: { field: Field; value: unknown }) =>
  field.kind === 'ticker' && typeof value === 'string' && value.trim() !== '' ? (
    <TickerLink symbol={value} tabIndex={-1} />
  ) : (
    <CellValue field={field} value={value} />
  )

export function CellContent({ store, row, path, field, Own }: Props) {
  const searched = useContext(SearchedContext)
  const value = store.value(path, row)
  const instead = value === undefined ? insteadOfObject(store, path, row) : undefined
  if (instead !== undefined) return <Mismatch text={rawText(instead)} words="no object that holds it" />
  const isText = field.kind === 'prose' || field.kind === 'text'
  const excerpt = searched !== undefined && isText && typeof value === 'string' ? excerptOf(value, searched) : undefined
  if (excerpt !== undefined) return excerpt
  const plain = <Value field={field} value={value} />
  if (!Own || mismatchWords(field, value)) return plain
  return (
    <Boundary what="this value" content={row} isSilent instead={plain}>
      <Own record={store.declared(row)} {...{ row, value }} />
    </Boundary>
  )
}
