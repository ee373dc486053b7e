/** The twelve files of a company's art (§2.2): which exist, and how each is drawn. */
import type { Company } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { compositeDrawing, logoDrawing, markDrawing, svgOf, type Page } from './drawing.ts'

const KINDS = ['logo', 'logo_vector', 'mark', 'mark_vector', 'mark_composite', 'mark_vector_composite']
/** The names of the twelve files, as the keys of `files` in a logo record and as selectable fields (§2.2). */
export const fileNames: readonly string[] = KINDS.flatMap((kind) => [`${kind}_light`, `${kind}_dark`])

/** What a company with `some` artwork lacks, as brand kits do: a kind, a form, or the dark half. */
const GAPS = [/logo/, /dark/, /vector/, /composite/, /logo_dark|composite/] as const

/** Whether a file is a generated tile: those can be drawn for a company without artwork too (§4.2). */
export const isComposite = (fileName: string): boolean => fileName.includes('_composite_')

/** Whether a file is named SVG; the others are named PNG (§2.2). */
export const isVector = (fileName: string): boolean => fileName.includes('_vector_')

/** The names of the files a company has, in the order of `fileNames`. */
export function existingFiles(company: Company): readonly string[] {
  if (company.artwork === 'none') return []
  if (company.artwork === 'all') return fileNames
  const gap = randomOf('artwork', company.shortName).pick(GAPS)
  return fileNames.filter((name) => !gap.test(name))
}

/** How a file is wanted (§4.2): `scale` (`300x300`) and `max_width` for PNG, `radius` in per cent for composites. */
export type DrawingOptions = Partial<Record<'scale' | 'max_width' | 'radius', string | number | undefined>>

/**
 * One of `fileNames` as SVG, whether or not the company's kit has it. What is named PNG is SVG here too, in the size that the PNG
 * would have, never enlarged: the content type says so, and browsers go by that.
 */
export function drawFile(company: Company, fileName: string, options: DrawingOptions = {}): string {
  const page: Page = fileName.endsWith('_dark') ? 'dark' : 'light'
  if (isComposite(fileName)) return sized(compositeDrawing(company, page, Number(options.radius ?? 0)), fileName, options)
  return sized(fileName.startsWith('logo_') ? logoDrawing(company, page) : markDrawing(company, page), fileName, options)
}

function sized(drawing: Parameters<typeof svgOf>[0], fileName: string, options: DrawingOptions): string {
  if (isVector(fileName)) return svgOf(drawing)
  const [width = 300, height = 300] = String(options.scale ?? '300x300')
    .split('x')
    .map(Number)
  const most = Number(options.max_width ?? Infinity)
  return svgOf(drawing, Math.min(1, width / drawing.width, height / drawing.height, most / drawing.width))
}
