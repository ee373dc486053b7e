/** Finds the rows that hold a text in any of their columns, in slices: a hundred thousand rows would stop the page. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { columnField } from '../../api/endpoint/columns.ts'
import { allPaths } from '../grid/columns/columns.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { matcherOf, type Matcher } from './matcher.ts'

export interface Hits {
  /** The text, in lower case. */
  readonly part: string
  /** Places of rows that hold it, in the order shown; more are added to the same list while it is looked for. */
  readonly places: readonly number[]
  /** How many of them there were when this was told. */
  readonly count: number
  readonly isDone: boolean
}

export type Matchers = ReadonlyMap<string, Matcher>

/** For every column there may be. */
export function matchersOf(endpoint: AnyEndpoint, store: RowStore, part: string): Matchers {
  return new Map(
    allPaths(endpoint).flatMap((path) => {
      const column = store.column(path)
      return column ? [[path, matcherOf(columnField(endpoint, path)!, column, part)] as const] : []
    }),
  )
}

/** A slice ends after this many milliseconds: half a frame. */
const SLICE = 8
/** Rows between two looks at the clock. */
const AT_ONCE = 16
/** Milliseconds between two words on what is found. */
const TELLING = 150

/** Tells what is found so far, a few times a second; ends in silence when cancelled. */
export async function searchRows(
  order: Uint32Array,
  matchers: Matchers,
  part: string,
  onHits: (hits: Hits) => void,
  signal: AbortSignal,
): Promise<void> {
  const tests = [...matchers.values()]
  const places: number[] = []
  let until = performance.now() + SLICE
  let told = 0
  for (let place = 0; place < order.length; place += 1) {
    const row = order[place]!
    if (tests.some((test) => test(row))) places.push(place)
    if (place % AT_ONCE > 0 || performance.now() < until) continue
    if (performance.now() - told > TELLING || told === 0) {
      onHits({ part, places, count: places.length, isDone: false })
      told = performance.now()
    }
    await yieldToMain()
    if (signal.aborted) return
    until = performance.now() + SLICE
  }
  onHits({ part, places, count: places.length, isDone: true })
}
