/** What an insider filing says (§2.5), as plain facts: the wire's oddities are added where it is put on the wire. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Company, Officer } from '../world/facts.ts'

export type FormType = '3' | '4' | '4/A' | '5'

export interface InsiderTransaction {
  /** Company CIK, accession number, `nd` or `d`, `t` and the line's number, joined by `_`. */
  readonly id: string
  readonly isDerivative: boolean
  /** The SEC's transaction code: `P`, `S`, `M` ... */
  readonly code: string
  /** Acquired or disposed of. */
  readonly acquired: 'A' | 'D'
  /** Decimal string, up to three decimals. */
  readonly shares: string
  /** Dollars a share as a decimal string; `0` when nothing was paid, empty when none is stated. */
  readonly price: string
  /** Held of this security, in this form of ownership, after the transaction. Decimal string. */
  readonly postQuantity: string
  readonly day: IsoDay
  /** Direct or indirect. */
  readonly ownership: 'D' | 'I'
  readonly securityTitle: string
  /** Empty for shares; as are the two that follow. */
  readonly underlyingTitle: string
  readonly underlyingShares: string
  /** Dollars a share as a decimal string. */
  readonly exercisePrice: string
  readonly exercisable: IsoDay | null
  readonly expires: IsoDay | null
  /** Reported earlier than required. */
  readonly voluntarilyReported: boolean
}

export interface InsiderFiling {
  /** 24 hexadecimal digits. */
  readonly id: string
  readonly company: Company
  /** One of the company's officers and directors, or a fund: that has its whole name in `last` and no `first`. */
  readonly officer: Officer
  readonly formType: FormType
  /** `NNNNNNNNNN-YY-NNNNNN` */
  readonly accessionNumber: string
  /** The same filing again, for another owner who signed it. */
  readonly isJoint?: true
  /** On a `4/A`, the accession number of the filing it restates; its transactions are the same ones, not further ones. */
  readonly amends: string | null
  /** Unix seconds. */
  readonly filedAt: number
  /** Unix seconds, some minutes after `filedAt`. */
  readonly updated: number
  /** Made under a Rule 10b5-1 trading plan. */
  readonly is10b5: boolean
  readonly footnotes: readonly { readonly id: string; readonly text: string }[] | null
  /** Shares held after the filing's transactions, direct and indirect together. Decimal string. */
  readonly remainingShares: string
  /** Net change in per cent of the shares held before, two decimals, negative for disposals; empty when there is no telling. */
  readonly tradedPercentage: string
  readonly transactions: readonly InsiderTransaction[]
}
