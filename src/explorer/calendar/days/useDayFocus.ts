/** Keyboard within the calendar, as the ARIA date grid has it: one day is in the tab order, and the keys move it. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { dayOfKey } from './dayKeys.ts'
import { isWithin, type Period } from './period.ts'

interface Options {
  readonly period: Period
  /** The day in the tab order until the user moves. */
  readonly initial: IsoDay
  /** Another period is wanted, the one about this day. */
  readonly onTurn: (day: IsoDay) => void
}

export function useDayFocus(grid: RefObject<HTMLElement | null>, { period, initial, onTurn }: Options) {
  const [place, setPlace] = useState<IsoDay>()
  const isMoving = useRef(false)
  const active = place !== undefined && isWithin(period, place) ? place : initial

  useLayoutEffect(() => {
    if (!isMoving.current || !place) return
    // The period of the new day may still be on its way from the address.
    const button = grid.current?.querySelector(`time[datetime="${place}"]`)?.closest('button')
    if (!button) return
    isMoving.current = false
    button.focus()
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const step = dayOfKey(event, active, period.first)
    if (!step) return
    event.preventDefault()
    isMoving.current = true
    setPlace(step.day)
    if (step.isTurn || !isWithin(period, step.day)) onTurn(step.day)
  }
  return { active, onKeyDown, setPlace }
}
