/** A short piece of a symbol's line, in its colour and dash. */
import { lineLook } from './lineStyle.ts'

export function LineKey({ place }: { place: number }) {
  const { color, dash } = lineLook(place)
  return (
    <svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true">
      <line x1="0" x2="20" y1="4" y2="4" strokeWidth="2" style={{ stroke: `var(--${color})` }} strokeDasharray={dash} />
    </svg>
  )
}
