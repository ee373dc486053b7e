/** `v.load` of an address: the pages that are loaded as one body of rows, counted from 1. */

export interface LoadRange {
  readonly first: number
  /** `Infinity` for the end, wherever it is. */
  readonly last: number
}

/** `1..12`, or `1..` for all; `undefined` for what is neither. */
export function parseLoadRange(text: string | undefined): LoadRange | undefined {
  const match = /^([1-9]\d{0,6})\.\.([1-9]\d{0,6})?$/.exec(text ?? '')
  if (!match) return undefined
  const first = Number(match[1])
  const last = match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2])
  return last >= first ? { first, last } : undefined
}

export const printLoadRange = ({ first, last }: LoadRange): string => `${first}..${Number.isFinite(last) ? last : ''}`
