/** The rows of the headline list: one for each story, and below it its earlier versions where they are unfolded. */
import type { Story } from '../story/versions.ts'

/** More headlines than anyone steps through; laying them all out would stop the page. */
export const MOST_LISTED = 1000

export interface HeadlineRow {
  /** Among the records. */
  readonly place: number
  /** On a row that stands for several versions. */
  readonly fold?: { readonly count: number; readonly reason: string; readonly isUnfolded: boolean }
  readonly isEarlier: boolean
}

interface Wishes {
  /** Every version by itself, in the order of the rows. */
  readonly areApart: boolean
  /** IDs of the latest versions whose earlier ones are shown. */
  readonly unfolded: ReadonlySet<string>
  /** The open item; `-1` for none. It is never hidden. */
  readonly openPlace: number
  readonly idOf: (place: number) => string
  readonly order: Iterable<number>
}

export function rowsOf(stories: readonly Story[], wishes: Wishes): readonly HeadlineRow[] {
  const { areApart, unfolded, openPlace, idOf, order } = wishes
  if (areApart) return Array.from(order, (place) => ({ place, isEarlier: false }))
  return stories.flatMap(({ latest, earlier, reason }): HeadlineRow[] => {
    if (earlier.length === 0) return [{ place: latest, isEarlier: false }]
    const isUnfolded = unfolded.has(idOf(latest)) || earlier.includes(openPlace)
    const row = { place: latest, isEarlier: false, fold: { count: earlier.length + 1, reason, isUnfolded } }
    return isUnfolded ? [row, ...earlier.map((place) => ({ place, isEarlier: true }))] : [row]
  })
}
