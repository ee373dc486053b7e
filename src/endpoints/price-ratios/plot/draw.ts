/** Draws a plot with the chart library, which is loaded with this file, and answers where its days stand on the screen. */
import {
  CandlestickSeries,
  createChart,
  createTextWatermark,
  HistogramSeries,
  LineSeries,
  PriceScaleMode,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
} from 'lightweight-charts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { lineLook } from './lineStyle.ts'
import { chartOptions } from './options.ts'
import type { Palette } from './palette.ts'
import { bandOf, type Band } from '../series/band.ts'
import type { Line, Plot } from './plot.ts'
import { ratioField, ratioWords } from '../series/ratioFields.ts'
import { twoDecimals } from '../../../lib/numbers/numberFormat.ts'

/** The chart on the screen; pixels count from the left edge of the plot. */
export interface ChartOnScreen {
  /** Width of the plot without its price scale, in pixels. */
  width(): number
  xOf(day: IsoDay): number | undefined
  dayAt(x: number): IsoDay | undefined
  /** Puts the crosshair on a day's main value, or takes it away. */
  pointAt(day: IsoDay | undefined): void
  /** As it stands, on a canvas of its own. */
  picture(): HTMLCanvasElement
  remove(): void
}

type Words = (value: number) => string

const format = (words: Words) => ({ priceFormat: { type: 'custom', formatter: words, minMove: 0.0001 } }) as const

/** The price pane is this many times as high as one of a ratio: 272 pixels to 160. */
const PRICE_SHARE = 1.7

function addLine(chart: IChartApi, line: Line, palette: Palette, pane: number, isAlone: boolean, words: Words) {
  const look = lineLook(line.place)
  const series = chart.addSeries(
    LineSeries,
    {
      color: palette[look.color],
      lineStyle: look.style as LineStyle,
      lineWidth: 2,
      priceLineVisible: false,
      lastValueVisible: !isAlone,
      crosshairMarkerRadius: 3,
      title: isAlone ? '' : line.symbol,
      ...format(words),
    },
    pane,
  )
  series.setData(line.points.map(({ day, value }) => (value === undefined ? { time: day } : { time: day, value })))
  return series
}

function addCandles(chart: IChartApi, plot: Plot, palette: Palette) {
  const series = chart.addSeries(CandlestickSeries, {
    // Rising days are hollow and falling ones filled, so that the colour says nothing alone.
    upColor: palette.sheet,
    borderUpColor: palette.up,
    wickUpColor: palette.up,
    ...format(twoDecimals),
    downColor: palette.down,
    borderDownColor: palette.down,
    wickDownColor: palette.down,
    priceLineVisible: false,
    lastValueVisible: false,
  })
  series.setData(plot.candles.map(({ day, candle }) => ({ time: day, ...candle })))
  const last = plot.candles.findLast(({ candle }) => candle)?.candle
  // The library's own label has the colour of the last candle, which says less than its sign in the read-out.
  if (last)
    series.createPriceLine({
      price: last.close,
      color: palette['ink-soft'],
      lineVisible: false,
      axisLabelVisible: true,
      title: '',
    })
  const volume = chart.addSeries(HistogramSeries, {
    color: palette['rule-strong'],
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    priceLineVisible: false,
    lastValueVisible: false,
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
  volume.setData(plot.volume.map(({ day, value }) => (value === undefined ? { time: day } : { time: day, value })))
  series.priceScale().applyOptions({ scaleMargins: { top: 0.06, bottom: 0.22 } })
  return series
}

/** Its values stand in the words under the chart: labels would cover those of the axis. */
function addBand(series: ISeriesApi<'Line'>, band: Band | undefined, palette: Palette): void {
  if (!band) return
  const look = { lineWidth: 1, axisLabelVisible: false, title: '' } as const
  series.createPriceLine({ ...look, price: band.median, color: palette['ink-soft'], lineStyle: LineStyle.Dashed })
  for (const price of [band.low, band.high])
    series.createPriceLine({ ...look, price, color: palette['ink-faint'], lineStyle: LineStyle.Dotted })
}

function addPanes(chart: IChartApi, plot: Plot, palette: Palette): void {
  plot.panes.forEach(({ ratio, lines }, index) => {
    for (const line of lines) {
      const series = addLine(chart, line, palette, index + 1, lines.length === 1, (value) => ratioWords(ratio, value))
      // Several bands over each other tell nothing.
      if (lines.length === 1) addBand(series, bandOf(line.points), palette)
    }
    const pane = chart.panes()[index + 1]
    if (!pane) return
    pane.setStretchFactor(1)
    // Room for the name.
    pane.priceScale('right').applyOptions({ scaleMargins: { top: 0.22, bottom: 0.08 } })
    createTextWatermark(pane, {
      horzAlign: 'left',
      vertAlign: 'top',
      // Below the line that parts the panes, and not on it.
      lines: [
        { text: ' ', color: 'transparent', fontSize: 5 },
        { text: ` ${ratioField(ratio).label}`, color: palette['ink-soft'], fontSize: 11, fontFamily: fontOf(chart) },
      ],
    })
  })
}

const fontOf = (chart: IChartApi): string => chart.options().layout.fontFamily

/** `onLayout` is called after every change of size, when days stand elsewhere. */
export function drawChart(host: HTMLElement, plot: Plot, palette: Palette, isLog: boolean, onLayout: () => void): ChartOnScreen {
  const chart = createChart(host, chartOptions(palette, getComputedStyle(host).fontFamily, plot.indexed.length > 0))
  const main: ISeriesApi<'Candlestick' | 'Line'> | undefined =
    plot.indexed.length > 0
      ? plot.indexed.map((line) => addLine(chart, line, palette, 0, false, twoDecimals))[0]
      : addCandles(chart, plot, palette)
  main?.priceScale().applyOptions({ mode: isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal })
  chart.panes()[0]?.setStretchFactor(PRICE_SHARE)
  addPanes(chart, plot, palette)

  const values = new Map(
    plot.indexed.length > 0
      ? plot.indexed[0]!.points.map(({ day, value }) => [day, value])
      : plot.candles.map(({ day, candle }) => [day, candle?.close]),
  )
  const scale = chart.timeScale()
  const xOf = (day: IsoDay): number | undefined => scale.timeToCoordinate(day) ?? undefined
  const settle = (): void => {
    scale.fitContent()
    onLayout()
  }
  scale.subscribeSizeChange(settle)
  settle()
  return {
    width: () => scale.width(),
    xOf,
    // Days stand at even distances; the library's own answer is off by one near the edges.
    dayAt: (x) => {
      const [first, last] = [xOf(plot.days[0]!), xOf(plot.days.at(-1)!)]
      if (first === undefined || last === undefined) return undefined
      const part = last === first ? 0 : (x - first) / (last - first)
      return plot.days[Math.round(Math.min(Math.max(part, 0), 1) * (plot.days.length - 1))]
    },
    pointAt: (day) => {
      const value = day === undefined ? undefined : values.get(day)
      if (main && day !== undefined && value !== undefined) chart.setCrosshairPosition(value, day, main)
      else chart.clearCrosshairPosition()
    },
    picture: () => chart.takeScreenshot(),
    remove: () => {
      scale.unsubscribeSizeChange(settle)
      chart.remove()
    },
  }
}
