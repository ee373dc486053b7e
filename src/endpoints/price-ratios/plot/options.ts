/** The look of every chart: hairlines, ink and one family of type; and nothing that moves it but its own data. */
import { ColorType, LineStyle, type ChartOptions, type DeepPartial } from 'lightweight-charts'
import { MONTHS, wordsOfDay } from '../../../lib/dates/days.ts'
import type { Palette } from './palette.ts'

/** Pixels: a ticker of five letters in a small box. */
const NAME_WIDTH = 46

/** A time of the chart as the day it was given as. */
const dayOfTime = (time: unknown): string => (typeof time === 'string' ? time : '')

/** Kinds of mark on the time scale, by the library's numbers: 0 a year, 1 a month, the rest a day. */
function markWords(time: unknown, kind: number): string {
  const [year = '', month = '', date = ''] = dayOfTime(time).split('-')
  if (kind === 0) return year
  return kind === 1 ? (MONTHS[Number(month) - 1] ?? '') : String(Number(date))
}

/** `hasNames`: each line has its name at its end, which wants room. */
export const chartOptions = (palette: Palette, fontFamily: string, hasNames: boolean): DeepPartial<ChartOptions> => ({
  autoSize: true,
  layout: {
    // Its notice is on the page About; the logo would bring a style element, which the content policy forbids.
    attributionLogo: false,
    background: { type: ColorType.Solid, color: palette.sheet },
    textColor: palette['ink-soft'],
    fontFamily,
    fontSize: 11,
    panes: { separatorColor: palette.rule, enableResize: false },
  },
  grid: { vertLines: { visible: false }, horzLines: { color: palette.rule, style: LineStyle.Solid } },
  rightPriceScale: { borderVisible: false },
  timeScale: {
    borderColor: palette.rule,
    // The whole of what is loaded is in sight, however much it is: the address says the range, not a gesture.
    minBarSpacing: 0.01,
    fixLeftEdge: true,
    ...(hasNames ? { rightOffsetPixels: NAME_WIDTH } : { fixRightEdge: true }),
    tickMarkFormatter: markWords,
  },
  crosshair: {
    vertLine: { color: palette['ink-faint'], style: LineStyle.Solid, labelBackgroundColor: palette.ink },
    horzLine: { color: palette['ink-faint'], style: LineStyle.Dotted, labelBackgroundColor: palette.ink },
  },
  handleScroll: false,
  handleScale: false,
  localization: { locale: 'en-GB', timeFormatter: (time: unknown) => wordsOfDay(dayOfTime(time)) },
})
