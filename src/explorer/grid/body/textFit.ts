/** How much of a text surely fits its cell: a cell need not be clipped then, and a clip for each is a fifth of what a frame of the wheel takes. */

/** By the code of the character, in parts of the size of the type; none is known of others. */
export type CharacterWidths = Float32Array

/** The last of the characters whose width may be known, the sign of negative numbers, is U+2212. */
const CODES = 0x2213

/** Behind what is shown of a text that goes on. */
const MORE = '…'

/** Beside ASCII, what cells say in place of nothing and before numbers. */
export const CHARACTERS: readonly string[] = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  '–',
  '−',
  MORE,
]

export function characterWidths(widthOf: (character: string, index: number) => number): CharacterWidths {
  const widths = new Float32Array(CODES).fill(NaN)
  CHARACTERS.forEach((character, index) => (widths[character.charCodeAt(0)] = widthOf(character, index)))
  return widths
}

/** At most: DejaVu Sans, wider than most and than Inter, stands in where that cannot be had. */
const WIDER_OR_NARROWER: readonly (readonly [characters: RegExp, width: number])[] = [
  [/ /, 0.36],
  [/[A-VX-Zw&+=<>#~^−]/, 0.87],
  [/[mW@%…]/, 1.05],
]
const OTHER = 0.66

let widths = characterWidths((character) => WIDER_OR_NARROWER.find(([characters]) => characters.test(character))?.[1] ?? OTHER)

/** From now on, those of the type that cells have (`measureCharacters.ts`). */
export function setCharacterWidths(measured: CharacterWidths): void {
  widths = measured
}

/** Of a cell's text, and of the room at both its sides, in rem (`Grid.module.css`). */
export const SIZE = 0.8125
const SIDES = 1.4

let rem: number | undefined

export const pixelsOfRem = (): number => (rem ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)

/** The text, or as much of its beginning as surely fits; `undefined` where that is not known. `width` in pixels, with the room at the sides. */
export function cutToFit(text: string, width: number): string | undefined {
  let left = (width / pixelsOfRem() - SIDES) / SIZE
  const widthOfMore = widths[MORE.charCodeAt(0)]!
  let end = 0
  for (let at = 0; at < text.length; at += 1) {
    left -= widths[text.charCodeAt(at)] ?? NaN
    if (isNaN(left)) return undefined
    if (left < 0) return text.slice(0, end) + MORE
    if (left >= widthOfMore) end = at + 1
  }
  return text
}
