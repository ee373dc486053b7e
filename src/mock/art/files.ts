/** The twelve files of a company's art (§2.2): which exist, and the bytes of each. */
import type { Company } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { compositeDrawing, logoDrawing, markDrawing, type Page } from './drawing.ts'
import { pngOf } from './png.ts'
import type { Drawing } from './shapes.ts'
import { svgOf } from './svg.ts'

/** The names of the twelve files, as the keys of `files` in a logo record and as selectable fields (§2.2). */
export const fileNames: readonly string[] = [
  'logo_light',
  'logo_dark',
  'logo_vector_light',
  'logo_vector_dark',
  'mark_light',
  'mark_dark',
  'mark_vector_light',
  'mark_vector_dark',
  'mark_composite_light',
  'mark_composite_dark',
  'mark_vector_composite_light',
  'mark_vector_composite_dark',
]

/** What a company with `some` artwork lacks, as brand kits do: a kind, a form, or the dark half. */
const GAPS = [/logo/, /dark/, /vector/, /composite/, /logo_dark|composite/] as const

/** Whether a file is a generated tile: those can be drawn for a company without artwork too (§4.2). */
export const isComposite = (fileName: string): boolean => fileName.includes('_composite_')

/** Whether a file is SVG; the others are PNG (§2.2). */
export const isVector = (fileName: string): boolean => fileName.includes('_vector_')

/** The names of the files a company has, in the order of `fileNames`. */
export function existingFiles(company: Company): readonly string[] {
  if (company.artwork === 'none') return []
  if (company.artwork === 'all') return fileNames
  const gap = randomOf('artwork', company.shortName).pick(GAPS)
  return fileNames.filter((name) => !gap.test(name))
}

export interface DrawingOptions {
  /** The box a PNG is fitted into, in pixels; 300 by 300 when left out (§4.2). Never enlarges. */
  readonly scale?: { readonly width: number; readonly height: number }
  /** Border radius of a composite in per cent, 0 to 50; 50 gives a circle. */
  readonly radius?: number
  /** Greatest width of a PNG in pixels. */
  readonly maxWidth?: number
}

const DEFAULT_SCALE = { width: 300, height: 300 }

/** Width and height in pixels of a drawing fitted into the box and below the greatest width, never above its own size. */
function fitted(
  drawing: Drawing,
  { scale = DEFAULT_SCALE, maxWidth = Infinity }: DrawingOptions,
): [width: number, height: number] {
  const factor = Math.min(1, scale.width / drawing.width, scale.height / drawing.height, maxWidth / drawing.width)
  return [Math.max(1, Math.round(drawing.width * factor)), Math.max(1, Math.round(drawing.height * factor))]
}

function drawingOf(company: Company, fileName: string, radius: number): Drawing {
  const page: Page = fileName.endsWith('_dark') ? 'dark' : 'light'
  if (isComposite(fileName)) return compositeDrawing(company, page, radius)
  return fileName.startsWith('logo_') ? logoDrawing(company, page) : markDrawing(company, page)
}

export type ImageFile =
  | { readonly type: 'image/svg+xml'; readonly body: string }
  | { readonly type: 'image/png'; readonly body: Uint8Array<ArrayBuffer> }

/** Draws one of `fileNames`, whether or not the company's kit has it. Scale and width are for PNG, radius for composites (§4.2). */
export async function drawFile(company: Company, fileName: string, options: DrawingOptions = {}): Promise<ImageFile> {
  const drawing = drawingOf(company, fileName, options.radius ?? 0)
  if (isVector(fileName)) return { type: 'image/svg+xml', body: svgOf(drawing) }
  return { type: 'image/png', body: await pngOf(drawing, ...fitted(drawing, options)) }
}
