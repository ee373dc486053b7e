/** The rows that figures above a table are found from: those shown, found after these are drawn, and not again for another order of all of them. */
import { useDeferredValue, useMemo, useState } from 'react'

interface SummedRows<Rows> {
  readonly rows: Rows
  /** How many there are. */
  readonly size: number
  /** Row numbers of those that count. */
  readonly order: Uint32Array
}

const areAll = ({ order, size }: SummedRows<unknown>): boolean => order.length === size

/**
 * `rows` is the same object for as long as they are the same rows. While more are on their way, those of before: to sum up all of
 * them for each page would take longer than to load it.
 */
export function useSummedRows<Rows>(rows: Rows, size: number, order: Uint32Array, isBusy: boolean): SummedRows<Rows> {
  const shown = useDeferredValue(useMemo(() => ({ rows, size, order }), [rows, size, order]))
  const [summed, setSummed] = useState<SummedRows<Rows>>(shown)
  const isReordered = summed.rows === shown.rows && areAll(summed) && areAll(shown)
  if (!isBusy && summed !== shown && !isReordered) setSummed(shown)
  return summed
}
