/** The day that is pointed at and the range spanned from it, by pointer or by keys. */
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { IsoDay } from '../lib/dates/days.ts'
import { useKeys } from './keys/useKeys.ts'

export interface Span {
  readonly from: IsoDay
  readonly to: IsoDay
}

interface Setting {
  readonly days: readonly IsoDay[]
  /** The day pointed at. */
  readonly day: IsoDay
  readonly onDay: (day: IsoDay) => void
  /** The day at a distance in pixels from the plot's left edge. */
  readonly dayAt: (x: number) => IsoDay | undefined
  readonly onSpan: (span: Span) => void
  readonly onOpen: (day: IsoDay) => void
}

/** About a month of trading. */
const PAGE = 21
/** Pixels below which a press is no drag. */
const LEAST_DRAG = 6

const ordered = (a: IsoDay, b: IsoDay): Span => (a < b ? { from: a, to: b } : { from: b, to: a })

export function usePlotCursor({ days, day, onDay, dayAt, onSpan, onOpen }: Setting) {
  /** Where the span begins; `x` only while a pointer spans it. */
  const [anchor, setAnchor] = useState<{ readonly day: IsoDay; readonly x?: number }>()
  const xOf = (event: PointerEvent): number => event.clientX - event.currentTarget.getBoundingClientRect().left
  const place = Math.max(0, days.indexOf(day))

  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - PAGE,
    PageUp: place + PAGE,
    Home: 0,
    End: days.length - 1,
  }
  const span = anchor && anchor.day !== day ? ordered(anchor.day, day) : undefined
  useKeys('page', [
    { keys: '← →', words: 'From day to day of the chart; with Shift, a span of days' },
    { keys: 'Enter', words: 'Open the day, or ask for the span' },
  ])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step !== undefined) {
      if (!event.shiftKey) setAnchor(undefined)
      else if (!anchor) setAnchor({ day })
      onDay(days[Math.min(Math.max(step, 0), days.length - 1)]!)
    } else if (event.key === 'Enter') {
      setAnchor(undefined)
      if (span) onSpan(span)
      else onOpen(day)
    } else if (event.key === 'Escape' && anchor) {
      setAnchor(undefined)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerMove = (event: PointerEvent): void => {
    const at = dayAt(xOf(event))
    if (at) onDay(at)
  }
  const onPointerDown = (event: PointerEvent): void => {
    const x = xOf(event)
    const at = dayAt(x)
    if (event.button !== 0 || !at) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onDay(at)
    setAnchor({ day: at, x })
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (anchor?.x === undefined) return
    setAnchor(undefined)
    if (span && Math.abs(xOf(event) - anchor.x) >= LEAST_DRAG) onSpan(span)
  }
  const onPointerCancel = (): void => setAnchor(undefined)
  return { place, span, clear: onPointerCancel, onKeyDown, onPointerMove, onPointerDown, onPointerUp, onPointerCancel }
}
