/** The backgrounds that a logo is tried on: the brand's own two, white, black, and a checker that shows what is transparent. */
import { safeColor } from '../../../ui/values/FieldValue.tsx'
import type { Logo } from '../endpoint.ts'
import type { Tone } from '../files.ts'

export const GROUNDS = ['brand-light', 'brand-dark', 'white', 'black', 'checker'] as const
export type Ground = (typeof GROUNDS)[number]

export const groundWords: Readonly<Record<Ground, string>> = {
  'brand-light': 'Brand light',
  'brand-dark': 'Brand dark',
  white: 'White',
  black: 'Black',
  checker: 'Checker',
}

/** The text of `v.ground`; anything that is no ground is the usual one. */
export const groundOf = (text: string | undefined, usual: Ground): Ground => GROUNDS.find((ground) => ground === text) ?? usual

/** Which variants are made for this ground. */
export const toneOn = (ground: Ground): Tone => (ground === 'brand-dark' || ground === 'black' ? 'dark' : 'light')

export interface Backdrop {
  /** Hexadecimal; `undefined` for the checker, which has no one colour. */
  readonly color: string | undefined
  /** The brand gives no such colour: plain white or black stands for it. */
  readonly isFallback: boolean
}

export function backdropOf(logo: Logo, ground: Ground): Backdrop {
  if (ground === 'checker') return { color: undefined, isFallback: false }
  if (ground === 'white' || ground === 'black') return { color: ground === 'white' ? '#ffffff' : '#000000', isFallback: false }
  const given = ground === 'brand-light' ? logo.colors?.background_light : logo.colors?.background_dark
  const color = typeof given === 'string' ? safeColor(given) : undefined
  return color ? { color, isFallback: false } : { color: toneOn(ground) === 'dark' ? '#000000' : '#ffffff', isFallback: true }
}
