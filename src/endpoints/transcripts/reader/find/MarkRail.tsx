/** Marks along the scroll: where in the text the matches are, and the way to each. */
import { useMemo, type KeyboardEvent, type PointerEvent } from 'react'
import { chunkOf, type Chunk } from '../../text/chunks.ts'
import type { Mark } from '../../text/find.ts'
import { passageAt, type Reading } from '../../text/reading.ts'
import styles from '../Text.module.css'
import type { Find } from './useFind.ts'

interface Props {
  readonly reading: Reading
  readonly chunks: readonly Chunk[]
  /** Where each chunk begins, 0 to 1 of the height. */
  readonly heights: Float64Array
  readonly find: Find
}

/** Lines closer than this, in parts of the height, would be one line on any screen. */
const STEPS = 400

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** A slider over the matches: one stop for all of them, since lines of two pixels are no targets. */
export function MarkRail({ reading, chunks, heights, find: { marks, current, go, step } }: Props) {
  const height = useMemo(() => {
    const end = reading.whole.length
    return ({ at }: Mark): number => {
      const index = chunkOf(chunks, passageAt(reading, at))
      const from = reading.passages[chunks[index]!.first]?.at ?? 0
      const to = reading.passages[chunks[index]!.end]?.at ?? end
      return heights[index]! + (heights[index + 1]! - heights[index]!) * ((at - from) / Math.max(1, to - from))
    }
  }, [reading, chunks, heights])
  const lines = useMemo(() => [...new Set(marks.map((mark) => Math.round(height(mark) * STEPS)))], [marks, height])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const wanted = (event.clientY - box.top) / box.height
    let nearest = 0
    let distance = Infinity
    marks.forEach((mark, index) => {
      const away = Math.abs(height(mark) - wanted)
      if (away < distance) [nearest, distance] = [index, away]
    })
    go(nearest)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEP_OF_KEY[event.key]
    if (by) step(by)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(marks.length - 1)
    else return
    event.preventDefault()
  }
  const number = current < 0 ? 0 : current + 1
  return (
    <div
      role="slider"
      aria-label="Marks along the text"
      aria-orientation="vertical"
      aria-valuemin={current < 0 ? 0 : 1}
      aria-valuemax={marks.length}
      aria-valuenow={number}
      aria-valuetext={`${number} of ${marks.length}`}
      tabIndex={0}
      className={styles.rail}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      {lines.map((line) => (
        <i key={line} style={{ top: `${(line / STEPS) * 100}%` }} />
      ))}
      {current >= 0 && <i className={styles.here} style={{ top: `${height(marks[current]!) * 100}%` }} />}
    </div>
  )
}
