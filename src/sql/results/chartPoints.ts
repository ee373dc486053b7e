/** The points of a chart out of the rows shown: what stands across and what stands up, and what cannot be drawn. */
import type { Field } from '../../api/endpoint/fields.ts'
import { isAbsent } from '../../api/endpoint/fields.ts'
import type { ShownColumn } from '../../explorer/export/shown.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'
import { dayOfUnix, unixOfDay, wordsOfDay } from '../../lib/dates/days.ts'
import { cellText } from '../../ui/values/valueText.ts'
import type { ChartChoice, ChartKind } from '../worksheet/worksheetAddress.ts'
import { bandScale, momentScale, numberScale, type Scale } from './scale.ts'
import { numberFormat } from '../../lib/numbers/numberFormat.ts'

export interface Point {
  /** From 0 to 1 along the axes. */
  readonly x: number
  readonly y: number
  readonly words: string
}

export interface ChartDrawing {
  readonly points: readonly Point[]
  readonly across: Scale
  readonly up: Scale
  /** Where zero is, for bars. */
  readonly zero: number
  /** Rows that lack a number, or are more than can be drawn. */
  readonly leftOut: number
}

export const isNumeric = ({ kind }: Field): boolean => kind === 'integer' || kind === 'number' || kind === 'decimal'
const isMoment = ({ kind }: Field): boolean => kind === 'day' || kind === 'instant'

/** Bars that can be told apart, and points that a browser draws at once. */
const MOST: Readonly<Record<ChartKind, number>> = { bar: 120, line: 5000, scatter: 5000 }

const secondsOf = ({ kind }: Field, text: string): number => (kind === 'day' ? unixOfDay(text) : Date.parse(text) / 1000)
const compact = numberFormat({ notation: 'compact', maximumSignificantDigits: 6 })
const writeNumber = (value: number): string => compact(value).replace('-', '−')
const writeDay = (seconds: number): string => wordsOfDay(dayOfUnix(seconds))

interface Axis {
  readonly path: string
  readonly field: Field
}

/** `undefined` where a column is not there or nothing of it can be drawn. */
export function chartOf(store: RowStore, order: Uint32Array, kind: ChartKind, x: Axis, y: Axis): ChartDrawing | undefined {
  const isAcross = (value: unknown): boolean =>
    !isAbsent(value) && (kind !== 'scatter' || !isNumeric(x.field) || Number.isFinite(Number(value)))
  const rows: { x: unknown; y: number; words: string }[] = []
  let leftOut = 0
  for (const row of order) {
    const [across, up] = [store.value(x.path, row), store.value(y.path, row)]
    const height = isAbsent(up) ? Number.NaN : Number(up)
    if (!isAcross(across) || !Number.isFinite(height) || rows.length >= MOST[kind]) leftOut += 1
    else {
      const words = `${cellText(x.field, across) ?? String(across)}: ${cellText(y.field, up) ?? String(up)}`
      rows.push({ x: across, y: height, words })
    }
  }
  if (rows.length === 0) return undefined
  const up = numberScale(
    rows.map((row) => row.y),
    5,
    writeNumber,
    kind === 'bar' ? 0 : undefined,
  )
  const isMeasured = kind !== 'bar' && (isMoment(x.field) || isNumeric(x.field))
  const measures = isMeasured
    ? rows.map((row) => (isMoment(x.field) ? secondsOf(x.field, String(row.x)) : Number(row.x)))
    : undefined
  const across = !measures
    ? bandScale(
        rows.map((row) => cellText(x.field, row.x) ?? String(row.x)),
        8,
      )
    : isMoment(x.field)
      ? momentScale(measures, 6, writeDay)
      : numberScale(measures, 6, writeNumber)
  const points = rows.map((row, place) => ({ x: across.at(measures?.[place] ?? place), y: up.at(row.y), words: row.words }))
  // A line goes from left to right, whatever the order of the rows.
  if (kind === 'line' && measures) points.sort((a, b) => a.x - b.x)
  return { points, across, up, zero: Math.max(0, Math.min(1, up.at(0))), leftOut }
}

/** What is likely meant: numbers by days as a line, by numbers as points, by words as bars; `undefined` without a number. */
export function likelyChart(columns: readonly Pick<ShownColumn, 'path' | 'field'>[]): ChartChoice | undefined {
  const y = columns.findLast(({ field }) => isNumeric(field))
  if (!y) return undefined
  const others = columns.filter(({ path }) => path !== y.path)
  const x = others.find(({ field }) => isMoment(field)) ?? others.find(({ field }) => !isNumeric(field)) ?? others[0]
  if (!x) return undefined
  return { kind: isMoment(x.field) ? 'line' : isNumeric(x.field) ? 'scatter' : 'bar', x: x.path, y: y.path }
}
