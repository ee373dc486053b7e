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

/** Waits for its turn; gives the milliseconds that the next slice may take. */
type Turn = () => Promise<number>

const afterOthers: Turn = async () => {
  await yieldToMain()
  return SLICE
}

/** Of the time that the browser thinks it has left. The next frame may begin sooner, and a step may take longer than what is left. */
const IDLE_PART = 1 / 3
/** Milliseconds after which work goes on although the page was never idle, and how long a slice is then. */
const [PATIENCE, FORCED] = [1000, 4]

/** Once the page has nothing else to do, or has been busy for a second. */
export const whenIdle: Turn =
  typeof requestIdleCallback === 'undefined'
    ? afterOthers
    : () =>
        new Promise((resolve) =>
          requestIdleCallback((idle) => resolve(idle.didTimeout ? FORCED : Math.min(SLICE, idle.timeRemaining() * IDLE_PART)), {
            timeout: PATIENCE,
          }),
        )

async function byTurns<Result>(
  steps: Steps<Result>,
  isGivenUp: () => boolean,
  turn: Turn,
  first: number,
): Promise<Result | undefined> {
  let until = performance.now() + first
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > until) {
      const slice = await turn()
      if (isGivenUp()) return undefined
      until = performance.now() + slice
    }
    step = steps.next()
  }
  return step.value
}

/** For what somebody waits for. `undefined` where it was given up, which is asked after each slice. */
export const inSlices = <Result>(steps: Steps<Result>, isGivenUp: () => boolean): Promise<Result | undefined> =>
  byTurns(steps, isGivenUp, afterOthers, SLICE)

/** The same for what may come a moment later: while the page has nothing else to do, so that rows scroll by undisturbed. */
export async function inIdleSlices<Result>(steps: Steps<Result>, isGivenUp: () => boolean): Promise<Result | undefined> {
  const first = await whenIdle()
  return isGivenUp() ? undefined : byTurns(steps, isGivenUp, whenIdle, first)
}

/** Rows or values that a step goes through: few enough for a slice to end in time, whatever is done to each, on a machine four times slower. */
const ROWS = 1 << 10

/** `act` for one part of the numbers below `size` after the other. */
export function* byParts(size: number, act: (from: number, to: number) => void, rows = ROWS): Steps<void> {
  for (let from = 0; from < size; from += rows) {
    act(from, Math.min(size, from + rows))
    yield
  }
}
