/** Where points of the plot stand in pixels, and which is next or nearest. */
import type { Size } from '../../../ui/screen/useSize.ts'
import { medianOf } from '../../../lib/numbers/median.ts'
import { marksOf, type Point } from './scatter.ts'

interface Axis {
  readonly marks: readonly number[]
  readonly median: number
  readonly place: (value: number) => number
}

export interface Places {
  readonly x: Axis
  readonly y: Axis
  readonly points: readonly { readonly x: number; readonly y: number; readonly radius: number }[]
}

/** Pixels around the plot: for the words of the axes. */
export const MARGIN = { left: 48, right: 16, top: 22, bottom: 34 } as const

function axisOf(values: readonly number[], from: number, to: number): Axis {
  const marks = marksOf(values)
  const [low, high] = [marks[0]!, marks.at(-1)!]
  return { marks, median: medianOf(values)!, place: (value) => from + ((value - low) / (high - low)) * (to - from) }
}

/** Of at least one point. The area of a circle grows with the number of ratings. */
export function placesOf(points: readonly Point[], { width, height }: Size): Places {
  const x = axisOf(
    points.map(({ success }) => success),
    MARGIN.left,
    Math.max(MARGIN.left + 1, width - MARGIN.right),
  )
  const y = axisOf(
    points.map(({ gain }) => gain),
    Math.max(MARGIN.top + 1, height - MARGIN.bottom),
    MARGIN.top,
  )
  const most = Math.max(1, ...points.map(({ sample }) => sample ?? 0))
  return {
    x,
    y,
    points: points.map(({ success, gain, sample }) => ({
      x: x.place(success),
      y: y.place(gain),
      radius: 3 + 6 * Math.sqrt((sample ?? 0) / most),
    })),
  }
}

/** The point nearest to a place, none when all are further than `reach`. */
export function nearest(places: Places['points'], x: number, y: number, reach: number): number | undefined {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y))
  const least = Math.min(...distances)
  return least <= reach ? distances.indexOf(least) : undefined
}

/** Left and right by hit rate, up and down by average return, from -1 to an end; `undefined` for a key that does not walk. */
export function stepped(points: readonly Point[], index: number, key: string): number | undefined {
  const last = points.length - 1
  const within = (place: number): number => Math.max(0, Math.min(last, place))
  switch (key) {
    case 'ArrowRight':
      return within(index + 1)
    case 'ArrowLeft':
      return index < 0 ? last : within(index - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowUp':
    case 'ArrowDown': {
      const byGain = points.map((_, place) => place).sort((a, b) => points[a]!.gain - points[b]!.gain || a - b)
      if (index < 0) return byGain[key === 'ArrowUp' ? 0 : last]
      return byGain[within(byGain.indexOf(index) + (key === 'ArrowUp' ? 1 : -1))]
    }
    default:
      return undefined
  }
}
