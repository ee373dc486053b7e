/** How lines of several symbols are told apart: by colour, and by dash for those who do not see it. */
import type { Palette } from './palette.ts'

const COLORS = ['accent', 'warn', 'demo', 'ink'] as const satisfies readonly (keyof Palette)[]

/** Lengths of dash and gap in pixels, as the chart library draws its styles 0, 2, 1 and 3 at a width of 2. */
const DASHES = [
  { style: 0, dash: 'none' },
  { style: 2, dash: '4 4' },
  { style: 1, dash: '2 2' },
  { style: 3, dash: '12 12' },
] as const

/** More lines than these cannot be told apart. */
export const MOST_LINES = 8

export interface LineLook {
  readonly color: (typeof COLORS)[number]
  readonly style: (typeof DASHES)[number]['style']
  /** For `stroke-dasharray`. */
  readonly dash: string
}

/** By a symbol's place among all that came: the second round of colours has other dashes than the first. */
export function lineLook(place: number): LineLook {
  const round = Math.floor(place / COLORS.length)
  return { color: COLORS[place % COLORS.length]!, ...DASHES[(place + round) % DASHES.length]! }
}
