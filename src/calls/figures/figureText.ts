/** A figure in words: `$432.1 million`, `$420 million to $440 million`, `+120 bp`, `up mid-single-digit %`. */
import type { Figure } from './figures.ts'

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' }
const SCALES: readonly (readonly [number, string])[] = [
  [9, ' billion'],
  [6, ' million'],
]

/** The point moved to the left, no digit lost: `432100000` by 6 is `432.1`. */
function movedLeft(digits: string, by: number): string {
  const [whole = '', fraction = ''] = digits.split('.')
  const padded = whole.padStart(by + 1, '0')
  const rest = `${padded.slice(-by)}${fraction}`.replace(/0+$/, '')
  return padded.slice(0, -by) + (rest === '' ? '' : `.${rest}`)
}

function inLargest(digits: string): string {
  const whole = digits.split('.')[0]!
  const scale = SCALES.find(([power]) => whole.length > power)
  return scale ? movedLeft(digits, scale[0]) + scale[1] : digits.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')
}

function amount(text: string, unit: string): string {
  const sign = text.startsWith('-') ? '−' : text.startsWith('+') ? '+' : ''
  const digits = text.replace(/^[+-]/, '')
  if (/^[A-Z]{3}$/.test(unit)) return sign + (SIGNS[unit] ?? `${unit} `) + inLargest(digits)
  if (unit === '') return sign + inLargest(digits)
  return sign + digits + (unit === '%' ? '%' : unit.startsWith('%') ? `${unit}` : unit === 'x' ? '×' : ` ${unit}`)
}

/** `above` for `more than`: the words of the bound before the number. */
export function figureText({ range, words, isDown, bound, unit, as }: Figure): string {
  const direction = as === 'change' && words !== undefined ? (isDown ? 'down ' : 'up ') : ''
  if (range === undefined) return `${direction}${words ?? ''} ${unit}`
  const [low, high] = range
  const value = low === high ? amount(low, unit) : `${amount(low, unit)} to ${amount(high, unit)}`
  return bound ? `${bound} ${value}` : value
}

const TIMES = { reported: '', outlook: 'outlook', earlier: 'for comparison' } as const

const PERIODS = { year: 'full year', quarter: 'quarter' } as const

/** `revenue, change, outlook, full year` */
export const subjectText = ({ of, as, time, period }: Figure): string =>
  [of, as === 'change' && 'change', TIMES[time], period && PERIODS[period]].filter(Boolean).join(', ')
