/** How well a picture stands out from a ground, from its pixels, by the contrast ratio of WCAG 2.2. */

/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** `#abc`, `#aabbcc`, with or without an alpha that is left out; black for anything else. */
export function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1)
  const pairs = digits.length < 6 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminanceOf = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** 1 for equal colours to 21 for black on white. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminanceOf(a), luminanceOf(b)].toSorted((left, right) => right - left)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** Black or white, whichever is read better on the colour. */
export const inkOn = (hex: string): '#000000' | '#ffffff' =>
  contrastOf([0, 0, 0], rgbOf(hex)) >= contrastOf([255, 255, 255], rgbOf(hex)) ? '#000000' : '#ffffff'

export interface Standing {
  /** The contrast that half of the drawn area reaches. */
  readonly median: number
  /** Share of the drawn area, 0 to 1, that is all but invisible: below `LEAST_SEEN`. */
  readonly lost: number
}

/** Below this ratio two colours are hardly told apart. */
export const LEAST_SEEN = 1.5
const LEAST_ALPHA = 0.05

/** `pixels`: red, green, blue, alpha of each, as a canvas gives them. `undefined` when nothing is drawn. */
export function standingOn(pixels: Uint8ClampedArray, ground: Rgb): Standing | undefined {
  const drawn: { ratio: number; area: number }[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    const area = pixels[at + 3]! / 255
    if (area < LEAST_ALPHA) continue
    const over = (channel: number): number => pixels[at + channel]! * area + ground[channel]! * (1 - area)
    drawn.push({ ratio: contrastOf([over(0), over(1), over(2)], ground), area })
  }
  const total = drawn.reduce((sum, { area }) => sum + area, 0)
  if (total === 0) return undefined
  drawn.sort((a, b) => a.ratio - b.ratio)
  let below = 0
  const median = drawn.find(({ area }) => (below += area) >= total / 2)!.ratio
  const lost = drawn.reduce((sum, { ratio, area }) => (ratio < LEAST_SEEN ? sum + area : sum), 0) / total
  return { median, lost }
}

/** Whether the picture is seen whole, loses a part that matters, or is gone. */
export const verdictOf = ({ lost }: Standing): 'seen' | 'fades' | 'disappears' =>
  lost >= 0.8 ? 'disappears' : lost >= 0.2 ? 'fades' : 'seen'
