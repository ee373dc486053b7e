/** The chart on paper: a picture of it in the light colours, whatever the theme and the width of the screen. */
import { useLayoutEffect, useRef } from 'react'
import { drawChart } from './draw.ts'
import { paletteOf } from './palette.ts'
import type { Plot } from './plot.ts'
import styles from './PlotArea.module.css'

interface Props {
  readonly plot: Plot
  readonly isLog: boolean
}

export function PrintedChart({ plot, isLog }: Props) {
  const host = useRef<HTMLDivElement>(null)
  // Before the browser takes its picture of the page, for which an effect would come too late.
  useLayoutEffect(() => {
    const place = host.current
    if (!place) return undefined
    const drawing = document.createElement('div')
    drawing.className = styles.printed ?? ''
    place.append(drawing)
    const chart = drawChart(drawing, plot, paletteOf(drawing), isLog, () => undefined)
    const picture = chart.picture()
    chart.remove()
    drawing.replaceWith(picture)
    return () => picture.remove()
  }, [plot, isLog])
  return <div ref={host} className={styles.paper} role="img" aria-label="Chart" />
}
