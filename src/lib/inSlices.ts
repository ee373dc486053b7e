/** Long work in steps: done at once where it is little, and in slices between which the page draws and answers where it is much. */
import { yieldToMain } from './yieldToMain.ts'

/** Yields wherever it may pause, a few milliseconds apart at most. */
export type Steps<Result> = Generator<undefined, Result>

/** A slice ends after this many milliseconds: less than a frame. */
const SLICE = 12

export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** `undefined` where it was given up, which is asked after each slice. */
export async function inSlices<Result>(steps: Steps<Result>, isGivenUp: () => boolean): Promise<Result | undefined> {
  let until = performance.now() + SLICE
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > until) {
      await yieldToMain()
      if (isGivenUp()) return undefined
      until = performance.now() + SLICE
    }
    step = steps.next()
  }
  return step.value
}

/** Rows that a step goes through: a million of them are sixteen steps. */
const ROWS = 1 << 16

/** `act` for one part of the numbers below `size` after the other. */
export function* byParts(size: number, act: (from: number, to: number) => void, rows = ROWS): Steps<void> {
  for (let from = 0; from < size; from += rows) {
    act(from, Math.min(size, from + rows))
    yield
  }
}
