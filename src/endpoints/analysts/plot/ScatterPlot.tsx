/** Hit rate against average return, a circle for each analyst; arrows walk through them, Enter opens the profile. */
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import styles from './ScatterPlot.module.css'
import { periodWords, type Period } from '../board/measures.ts'
import { PlotAxes } from './PlotAxes.tsx'
import { placesOf, nearest, stepped } from './plotPlaces.ts'
import { sampleWords, type Point } from './scatter.ts'
import { useSize } from '../../../ui/screen/useSize.ts'

interface Props {
  readonly points: readonly Point[]
  readonly period: Period
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** Pixels within which a pointer means a circle. */
const REACH = 24

const wordsOf = ({ name, firm, successText, returnText, sample }: Point): string =>
  `${name}, ${firm}: hit rate ${successText}%, average return ${returnText}%, ${sampleWords(sample)}`

export function ScatterPlot({ points, period, openId, onOpen }: Props) {
  const id = useId()
  const [box, size] = useSize()
  const [activeId, setActiveId] = useState<string>()
  if (points.length === 0) return null

  const places = placesOf(points, size)
  const activeIndex = points.findIndex((point) => point.id === (activeId ?? openId))
  const active = points[activeIndex]
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepped(points, activeIndex, event.key)
    if (next !== undefined) setActiveId(points[next]!.id)
    else if (active && (event.key === 'Enter' || event.key === ' ')) onOpen(active.id)
    else return
    event.preventDefault()
  }
  const pointAt = (event: PointerEvent | React.MouseEvent): Point | undefined => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const index = nearest(places.points, event.clientX - left, event.clientY - top, REACH)
    return index === undefined ? undefined : points[index]
  }
  return (
    <figure className={styles.figure}>
      <div
        ref={box}
        role="listbox"
        tabIndex={0}
        aria-label={`Analysts by hit rate and average return, ${periodWords[period].toLowerCase()}`}
        aria-activedescendant={active && `${id}-${activeIndex}`}
        className={styles.box}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const point = pointAt(event)
          if (point) setActiveId(point.id)
        }}
        onClick={(event) => {
          const point = pointAt(event)
          if (point) onOpen(point.id)
        }}
      >
        <PlotAxes places={places} size={size} />
        <svg role="presentation" width={size.width} height={size.height}>
          {places.points.map(({ x, y, radius }, index) => {
            const point = points[index]!
            return (
              <circle
                key={point.id}
                id={`${id}-${index}`}
                role="option"
                aria-label={wordsOf(point)}
                aria-selected={point.id === openId}
                cx={x}
                cy={y}
                r={radius}
                className={`${styles.point} ${point.sample === undefined ? styles.unknown : ''} ${index === activeIndex ? styles.active : ''}`}
              />
            )
          })}
        </svg>
      </div>
      <figcaption className={styles.caption}>
        {active && (
          <>
            <b>
              <bdi>{active.name}</bdi>
            </b>{' '}
            <bdi>{active.firm}</bdi> · hit rate {active.successText}%, average return {active.returnText}%,{' '}
            {sampleWords(active.sample)}.{' '}
          </>
        )}
        <span>Larger circles rest on more ratings. Arrow keys walk from one to the next, Enter opens the profile.</span>
      </figcaption>
    </figure>
  )
}
