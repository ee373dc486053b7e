/** The ratio of a split in words, and its direction only where it can be read (§2.10). */
import { readRatio } from '../../lib/numbers/ratio.ts'
import type { Split } from './endpoint.ts'

export interface Ratio {
  /** `4-for-1`, `1-for-20 reverse`, `1-for-2, ADR`; for what cannot be read `ratio “see notes”`. */
  readonly words: string
  /** `undefined` where none is claimed. */
  readonly direction: 'forward' | 'reverse' | undefined
  readonly isRead: boolean
}

/** New shares to old, `A:B`, also with decimals, `A-B` and `A/B`; `undefined` when no ratio is given. */
export function ratioOf({ ratio, split_type: type }: Pick<Split, 'ratio' | 'split_type'>): Ratio | undefined {
  if (!ratio?.trim()) return undefined
  const read = readRatio(ratio)
  if (!read) return { words: `ratio “${ratio.trim()}”`, direction: undefined, isRead: false }
  const { left: shares, right: held } = read
  const words = `${shares}-for-${held}`
  // Receipts are recounted against the shares behind them: which way that goes for their holder is not in the ratio.
  if (/\badr\b/i.test(type ?? '')) return { words: `${words}, ADR`, direction: undefined, isRead: true }
  if (Number(shares) === Number(held)) return { words, direction: undefined, isRead: true }
  const isReverse = Number(shares) < Number(held)
  return { words: isReverse ? `${words} reverse` : words, direction: isReverse ? 'reverse' : 'forward', isRead: true }
}
