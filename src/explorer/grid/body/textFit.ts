/** Whether a text surely fits its cell: such a cell need not be clipped, and a clip for each is a fifth of what a frame of the wheel takes. */

/** At most, in parts of the size of the type: DejaVu Sans, wider than most and than Inter, stands in where that cannot be had. */
const WIDER_OR_NARROWER: readonly (readonly [characters: RegExp, width: number])[] = [
  [/ /, 0.36],
  [/[A-VX-Zw&+=<>#~^]/, 0.87],
  [/[mW@%]/, 1.05],
]
const OTHER = 0.66
/** Of a cell's text, and of the room at both its sides, in rem (`Grid.module.css`). */
const [SIZE, SIDES] = [0.8125, 1.4]

/** By its code; none beyond ASCII is known. */
const WIDTHS = Float32Array.from(
  { length: 128 },
  (_, code) => WIDER_OR_NARROWER.find(([characters]) => characters.test(String.fromCharCode(code)))?.[1] ?? OTHER,
)

let rem: number | undefined

/** `width` in pixels, with the room at the sides. */
export function fits(text: string, width: number): boolean {
  rem ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  let left = (width / rem - SIDES) / SIZE
  for (let at = 0; at < text.length && left >= 0; at += 1) left -= WIDTHS[text.charCodeAt(at)] ?? Infinity
  return left >= 0
}
