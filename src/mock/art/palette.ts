/** The colours a company's art is drawn in, derived from its two brand backgrounds and checked for contrast on them. */
import { randomOf } from '../world/random.ts'

export interface Tones {
  /** The mark's leading colour. */
  readonly main: string
  /** Its second colour. */
  readonly accent: string
  /** The wordmark. */
  readonly word: string
  /** A letter on a field of `main`. */
  readonly onMain: string
}

const channelsOf = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** WCAG contrast ratio of two `#RRGGBB` colours, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [high = 0, low = 0] = [first, second]
    .map((hex) => channelsOf(hex).map(linear))
    .map(([r = 0, g = 0, b = 0]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Hue in degrees and chroma of a colour in OKLCH, where equal steps of lightness look equal for every hue. */
function hueOf(hex: string): { hue: number; chroma: number } {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(linear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { hue: (Math.atan2(c, a) * 180) / Math.PI, chroma: Math.hypot(a, c) }
}

/** An OKLCH colour as `#RRGGBB`, less vivid where the screen cannot show it. */
function colorOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  if (chroma > 0.01 && channels.some((value) => value < -0.001 || value > 1.001)) return colorOf(lightness, chroma - 0.008, hue)
  const digits = channels.map((value) =>
    Math.round(encoded(Math.min(1, Math.max(0, value))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('').toUpperCase()}`
}

/** The colour nearest to the wish that stands out from every ground by at least `ratio`, by moving its lightness only. */
function readable(
  lightness: number,
  chroma: number,
  hue: number,
  grounds: readonly string[],
  ratio: number,
  step: number,
): string {
  let color = colorOf(lightness, chroma, hue)
  for (let l = lightness; l > 0.1 && l < 1 && grounds.some((ground) => contrastOf(color, ground) < ratio); l += step)
    color = colorOf(l, chroma, hue)
  return color
}

/** Steps round the colour circle from a brand's hue to its second one: kin, neighbours, and a few opposites. */
const ACCENT_TURNS = [-38, 42, 0, 65, -70, 150, 180, 28] as const

/** Tones for a light or a dark page. The `dark` of `colors` gives the hue; a grey brand gets one from its seed. */
export function tonesOf(seed: string, colors: { readonly light: string; readonly dark: string }, page: 'light' | 'dark'): Tones {
  const random = randomOf('tones', seed)
  const brand = hueOf(colors.dark)
  const hue = brand.chroma < 0.015 ? random.integer(0, 359) : brand.hue
  const turn = random.pick(ACCENT_TURNS)
  // Where both colours share a hue, the second must differ by lightness instead.
  const offset = turn === 0 ? 0.12 : 0
  const isWhiteOnDark = random.chance(0.4)
  if (page === 'light') {
    const grounds = ['#FFFFFF', colors.light]
    return {
      main: readable(0.55 - offset / 2, 0.17, hue, grounds, 3.6, -0.01),
      accent: readable(0.68 + offset / 2, 0.17, hue + turn, grounds, 2.4, -0.01),
      word: readable(0.34, 0.06, hue, grounds, 8, -0.01),
      onMain: '#FFFFFF',
    }
  }
  const grounds = [colors.dark]
  // A neighbouring hue beside a bright one is told from it only when it is nearly white.
  const isKin = !isWhiteOnDark && Math.abs(turn) < 50
  return {
    main: isWhiteOnDark ? '#FFFFFF' : readable(0.8 - offset / 2, 0.13, hue, grounds, 4.5, 0.01),
    accent: readable(isKin ? 0.93 : 0.72, isKin ? 0.06 : 0.13, hue + turn, grounds, 3, 0.01),
    word: '#FFFFFF',
    onMain: readable(0.3, 0.07, hue, [isWhiteOnDark ? '#FFFFFF' : colorOf(0.74, 0.13, hue)], 4.5, -0.01),
  }
}
