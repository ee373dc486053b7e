/** The twelve files of a logo record (§2.2): which there are, which were not asked for, and which one stands for the company. */
import { fieldAt } from '../../api/endpoint/fields.ts'
import { logos, type Logo } from './endpoint.ts'

export type FileName = keyof NonNullable<Logo['files']>
export type Tone = 'light' | 'dark'

/** Rows of the matrix: kind of picture, and its four files in the order of `FORMS`. */
export const MATRIX: readonly { readonly kind: string; readonly names: readonly FileName[] }[] = [
  { kind: 'Logo', names: ['logo_light', 'logo_vector_light', 'logo_dark', 'logo_vector_dark'] },
  { kind: 'Mark', names: ['mark_light', 'mark_vector_light', 'mark_dark', 'mark_vector_dark'] },
  {
    kind: 'Composite',
    names: ['mark_composite_light', 'mark_vector_composite_light', 'mark_composite_dark', 'mark_vector_composite_dark'],
  },
]

export const FORMS: readonly { readonly tone: Tone; readonly format: 'PNG' | 'SVG' }[] = [
  { tone: 'light', format: 'PNG' },
  { tone: 'light', format: 'SVG' },
  { tone: 'dark', format: 'PNG' },
  { tone: 'dark', format: 'SVG' },
]

const NAMES = MATRIX.flatMap(({ names }) => names)

export const isFileName = (text: string | undefined): text is FileName => NAMES.some((name) => name === text)
export const isVector = (name: FileName): boolean => name.includes('_vector_')
/** Composites are drawn on a ground of their own (§4.2). */
export const isComposite = (name: FileName): boolean => name.includes('_composite_')
export const toneOf = (name: FileName): Tone => (name.endsWith('_dark') ? 'dark' : 'light')
export const formatOf = (name: FileName): 'PNG' | 'SVG' => (isVector(name) ? 'SVG' : 'PNG')

/** `Mark, dark, SVG` */
export function wordsOfFile(name: FileName): string {
  const label = fieldAt(logos.fields, `files.${name}`)?.label ?? name
  return isVector(name) ? label : `${label}, PNG`
}

/** The same picture in the other format. */
export const counterpartOf = (name: FileName): FileName =>
  (isVector(name) ? name.replace('_vector', '') : name.replace(/^(logo|mark)/, '$1_vector')) as FileName

/** The address of a file; `undefined` when there is none. */
export function srcOf(logo: Logo, name: FileName): string | undefined {
  const src: unknown = logo.files?.[name]
  return typeof src === 'string' && src !== '' ? src : undefined
}

/** A file that was not asked for may exist all the same: it is not missing. */
export function stateOf(logo: Logo, name: FileName, asked: readonly string[]): 'given' | 'missing' | 'not asked' {
  if (srcOf(logo, name)) return 'given'
  return asked.includes(name) ? 'missing' : 'not asked'
}

/** How many of the files asked for there are. */
export function countFiles(logo: Logo, asked: readonly string[]): { readonly given: number; readonly asked: number } {
  const names = NAMES.filter((name) => asked.includes(name))
  return { given: names.filter((name) => srcOf(logo, name)).length, asked: names.length }
}

/** The file to show on a light or dark ground: logos before marks before composites, the tone's own files before the other's. */
export function artworkFor(logo: Logo, tone: Tone): FileName | undefined {
  const byKind = MATRIX.flatMap(({ names }) => names.toSorted((a, b) => Number(isVector(b)) - Number(isVector(a))))
  const [own, other] = [byKind.filter((name) => toneOf(name) === tone), byKind.filter((name) => toneOf(name) !== tone)]
  return [...own, ...other].find((name) => srcOf(logo, name))
}

/** The fields to ask for when `name` is wanted too: with all twelve taken, it takes the place of its other format (§4.2). */
export function fieldsWith(name: FileName, asked: readonly string[], most: number): readonly string[] {
  const kept = asked.length < most ? asked : asked.filter((other) => other !== counterpartOf(name))
  return [...kept.slice(0, most - 1), name]
}
