/** Reads JSON without losing a digit: a number that a double cannot hold is kept by the text it was sent as. */

declare global {
  interface JSON {
    /** What `stringify` writes as it stands; not in every browser yet. */
    readonly rawJSON?: (text: string) => object
  }
}

/** A number of an answer that is none in JavaScript without a loss: an integer beyond 2^53, `1e400`, thirty decimals. */
export class ExactNumber {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }

  /** Written as the number it is; as its text where the browser cannot. */
  toJSON(): unknown {
    return JSON.rawJSON?.(this.#text) ?? this.#text
  }
}

/** An object of JSON: no list, no null, and no number. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)

const NUMBER = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

/** The significant digits and the power of ten of the last: the same for `1.50`, `1.5` and `15e-1`. */
function partsOf(text: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  return significant === '' ? '0' : `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
}

/** Whether a double says the same number as the text does. */
function isHeld(text: string): boolean {
  const printed = String(Number(text))
  return printed === text || partsOf(printed) === partsOf(text)
}

/** A number that arrived as text, as a number or by its digits; */
export const exactly = (text: string): number | ExactNumber => (isHeld(text) ? Number(text) : new ExactNumber(text))

/** Numbers so long or large that a double might not hold them; one that stands in a string costs time and no more. */
const DOUBTFUL = /[[,:\s](-?\d(?:[\d.]{15,}(?:[eE][+-]?\d+)?|[\d.]*[eE][+-]?\d{3,}))/g

/** Text without either has no such number. Sixteen signs written out are looked for in a quarter of the time of DOUBTFUL. */
const LONG = /\d[\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.][\d.]/
const FAR = /\d[eE][+-]?\d\d\d/

function isDoubtful(text: string): boolean {
  if (!LONG.test(text) && !FAR.test(text)) return false
  for (const [, number] of text.matchAll(DOUBTFUL)) if (!isHeld(number!)) return true
  return false
}

/** As `JSON.parse` does, and every number by its digits. Throws `SyntaxError` for what is not JSON. */
export function parseJson(text: string): unknown {
  // Going through an answer value by value takes ten times as long: only where there is such a number.
  return isDoubtful(text) ? parseExactly(text) : JSON.parse(text)
}

/** A browser that does not tell the text of a number has it as near as a double comes. */
type Reviver = (this: unknown, name: string, value: unknown, context?: { readonly source?: string }) => unknown

function parseExactly(text: string): unknown {
  const keep: Reviver = (_, value, context) =>
    typeof value === 'number' && context?.source !== undefined ? exactly(context.source) : value
  return JSON.parse(text, keep)
}

/** `undefined` for an empty body; throws `SyntaxError` for what is not JSON. */
export const jsonOf = (text: string): unknown => (text.trim() === '' ? undefined : parseJson(text))
