/** Finds quantities in a sentence: numbers with their currency, scale and unit, and ranges; a number without any is one only where a count is looked for. */

export interface Quantity {
  /** Decimal texts in units, lowest first; equal where it is one number. Absent where only words say how much. */
  readonly range: readonly [low: string, high: string] | undefined
  /** `mid-single-digit` */
  readonly words: string | undefined
  /** `USD`, `%`, `bp`, `points`, `x`, `days`; empty for a bare number. */
  readonly unit: string
  /** Of "flat to up 2%": the direction is in it. */
  readonly direction: 'up' | 'down' | undefined
  readonly from: number
  readonly to: number
}

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  hk$: 'HKD',
  '€': 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  '¥': 'JPY',
  chf: 'CHF',
  dollars: 'USD',
  euros: 'EUR',
  pounds: 'GBP',
  francs: 'CHF',
  yen: 'JPY',
}
const SCALES: Readonly<Record<string, number>> = {
  t: 12,
  b: 9,
  bn: 9,
  m: 6,
  mn: 6,
  k: 3,
  trillion: 12,
  billion: 9,
  million: 6,
  thousand: 3,
}

const SIGN = String.raw`(?:(minus|negative|(?<![\p{N}])[-−])\s?)?`
const CURRENCY = String.raw`((?:us|a|c|hk)?\$|[€£¥]|(?:usd|eur|gbp|chf)\s)?`
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`
const SCALE = String.raw`(?:\s?(trillion|billion|million|thousand|bn|mn|[mbkt](?![\p{L}])))?`
const UNIT = String.raw`(?:\s?(%|per ?cent\b|basis points?\b|bps?\b|percentage points?\b|points?\b|times\b|x(?![\p{L}])|days\b|dollars\b|euros\b|pounds\b|francs\b|yen\b))?`
const ONE = new RegExp(String.raw`(?<![\p{L}\p{N}.,]|\p{L}-)${SIGN}(\()?${CURRENCY}${NUMBER}\)?${SCALE}${UNIT}(?![\p{N}])`, 'giu')
const FLAT = /\bflat to (up|down) (\d+(?:\.\d+)?)\s?(?:%|percent)/giu
const WORDS =
  /\b(low|mid|middle|high)[- ]?(?:to[- ](low|mid|high)[- ])?(single|double)[- ]digits?\b|\b(low|mid|high)[- ]teens\b/giu

/** `1.25` and 6: `1250000`; by moving the point, so that no digit is lost. */
export function scaled(text: string, power: number): string {
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
  if (power === 0) return fraction === '' ? whole : `${whole}.${fraction}`
  const digits = whole + fraction.padEnd(power, '0')
  const rest = digits.slice(whole.length + power)
  const all = digits.slice(0, whole.length + power).replace(/^0+(?=\d)/, '')
  return /[1-9]/.test(rest) ? `${all}.${rest}` : all
}

interface One {
  readonly sign: '' | '-'
  readonly currency: string | undefined
  readonly number: string
  readonly scale: string | undefined
  readonly unit: string | undefined
  readonly from: number
  readonly to: number
}

function onesIn(sentence: string): readonly One[] {
  return Array.from(
    sentence.matchAll(ONE),
    ({ 0: said, 1: sign, 2: open, 3: currency, 4: number, 5: scale, 6: unit, index }) => ({
      sign: sign || open ? ('-' as const) : ('' as const),
      currency: currency?.trim().toLowerCase(),
      number: number!,
      scale: scale?.toLowerCase(),
      unit: unit?.toLowerCase(),
      from: index,
      to: index + said.trimEnd().length,
    }),
  )
}

function unitOf({ currency, unit }: One): string {
  if (currency !== undefined) return CURRENCIES[currency]!
  if (unit === undefined) return ''
  if (unit in CURRENCIES) return CURRENCIES[unit]!
  if (unit === '%' || unit.startsWith('per c') || unit === 'percent') return '%'
  if (unit.startsWith('basis') || unit.startsWith('bp')) return 'bp'
  if (unit.includes('point')) return 'points'
  return unit === 'days' ? 'days' : 'x'
}

/** A number that is a year, and nothing else beside it. */
const isYear = ({ number, currency, scale, unit }: One): boolean =>
  currency === undefined && scale === undefined && unit === undefined && /^(?:19|20)\d\d$/.test(number)

const valueOf = ({ sign, number, scale }: One): string => {
  const value = scaled(number, scale === undefined ? 0 : SCALES[scale]!)
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value
}

/** Whether two numbers are the ends of one range, by the words before and between them, and not a step from one to the other. */
function areRange(sentence: string, first: One, second: One): boolean {
  const [before, between] = [sentence.slice(0, first.from), sentence.slice(first.to, second.from)]
  const isBetween = /\bbetween $/i.test(before)
  if (!(isBetween ? /^ ?(?:and|to) ?$/i : /^ ?(?:to|-|–|—) ?$/i).test(between)) return false
  const [one, other] = [unitOf(first), unitOf(second)]
  if (one !== other && !(one === '' || other === '')) return false
  if (/\bfrom $/i.test(before)) return /\brang(?:es?|ed|ing) from $/i.test(before)
  // "grew by 1.3 million to 24.6 million"
  return !(/\bby $/i.test(before) && unitOf(second) !== '%')
}

/** "$120 to $140 million", "38 to 40%": what one of the two leaves out, the other says for both. */
function rangeOf(first: One, second: One): readonly [low: string, high: string] {
  const scale = first.scale ?? second.scale
  const [low, high] = [valueOf({ ...first, scale }), valueOf({ ...second, scale: second.scale ?? first.scale })].toSorted(
    (a, b) => Number(a) - Number(b),
  )
  return [low!, high!]
}

export function quantitiesIn(sentence: string): readonly Quantity[] {
  const found: Quantity[] = []
  for (const { 0: said, 1: direction, 2: number, index } of sentence.matchAll(FLAT)) {
    const isUp = direction!.toLowerCase() === 'up'
    const range: readonly [string, string] = isUp ? ['0', number!] : [`-${number}`, '0']
    found.push({ range, words: undefined, unit: '%', direction: isUp ? 'up' : 'down', from: index, to: index + said.length })
  }
  for (const { 0: said, index } of sentence.matchAll(WORDS)) {
    const words = said
      .toLowerCase()
      .replace(/digits$/, 'digit')
      .replaceAll(' ', '-')
    found.push({ range: undefined, words, unit: '%', direction: undefined, from: index, to: index + said.length })
  }
  const isFree = ({ from, to }: One): boolean => found.every((other) => to <= other.from || from >= other.to)
  const ones = onesIn(sentence).filter(isFree)
  for (let at = 0; at < ones.length; at += 1) {
    const [first, second] = [ones[at]!, ones[at + 1]]
    if (isYear(first)) continue
    const isRange = second !== undefined && !isYear(second) && areRange(sentence, first, second)
    if (isRange) at += 1
    const range = isRange ? rangeOf(first, second) : ([valueOf(first), valueOf(first)] as const)
    const unit = isRange ? unitOf(first) || unitOf(second) : unitOf(first)
    found.push({ range, words: undefined, unit, direction: undefined, from: first.from, to: isRange ? second.to : first.to })
  }
  return found.toSorted((a, b) => a.from - b.from)
}
