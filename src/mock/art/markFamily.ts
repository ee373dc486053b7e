/** What a family of marks is: one idea of a shape, drawn in as many forms as there are brands that use it. */
import type { Random } from '../world/random.ts'
import type { Tones } from './palette.ts'
import type { Shape } from './shapes.ts'

export interface Brand {
  /** How many companies drew from the same family before this one: picks the form, so that no two look alike. */
  readonly variant: number
  readonly random: Random
  readonly tones: Tones
  readonly initial: string
}

/** Draws within a box of 100 by 100, nearly filling it. */
export type MarkFamily = (brand: Brand) => Shape[]

/** The form for a variant; they come round again when there are fewer forms than companies. */
export const formOf = <T>(variant: number, forms: readonly T[]): T => forms[variant % forms.length]!
