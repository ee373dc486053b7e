import { describe, expect, it } from 'vitest'
import { artworkFor, counterpartOf, countFiles, fieldsWith, stateOf, wordsOfFile } from './files.ts'
import { backdropOf, groundOf } from './background/backgrounds.ts'

const url = 'https://files.test/x'

describe('the twelve files', () => {
  it('are given, missing, or not asked for, which are three things', () => {
    const logo = { files: { logo_light: url, mark_light: '' } }
    expect(stateOf(logo, 'logo_light', ['logo_light'])).toBe('given')
    expect(stateOf(logo, 'mark_light', ['mark_light'])).toBe('missing')
    expect(stateOf(logo, 'mark_dark', ['mark_light'])).toBe('not asked')
    expect(countFiles(logo, ['logo_light', 'mark_light', 'colors'])).toEqual({ given: 1, asked: 2 })
  })

  it('show a logo before a mark, a vector before a PNG, and the other tone only for want of the own', () => {
    expect(artworkFor({ files: { mark_vector_dark: url, logo_dark: url, logo_vector_light: url } }, 'dark')).toBe('logo_dark')
    expect(artworkFor({ files: { mark_dark: url, mark_vector_dark: url } }, 'dark')).toBe('mark_vector_dark')
    expect(artworkFor({ files: { logo_light: url } }, 'dark')).toBe('logo_light')
    expect(artworkFor({ files: {} }, 'light')).toBeUndefined()
    expect(artworkFor({}, 'light')).toBeUndefined()
  })

  it('are called by kind, tone and format', () => {
    expect(wordsOfFile('mark_vector_dark')).toBe('Mark, dark, SVG')
    expect(wordsOfFile('mark_composite_light')).toBe('Composite, light, PNG')
  })

  it('are asked for in the place of their other format once twelve are taken', () => {
    expect(counterpartOf('mark_composite_dark')).toBe('mark_vector_composite_dark')
    expect(counterpartOf('logo_vector_light')).toBe('logo_light')
    expect(fieldsWith('logo_dark', ['colors', 'logo_vector_dark', 'mark_light'], 3)).toEqual([
      'colors',
      'mark_light',
      'logo_dark',
    ])
    expect(fieldsWith('logo_dark', ['colors'], 3)).toEqual(['colors', 'logo_dark'])
    expect(fieldsWith('logo_dark', ['colors', 'mark_light', 'mark_dark'], 3)).toEqual(['colors', 'mark_light', 'logo_dark'])
  })
})

describe('a background', () => {
  it('X6 is the brand’s own colour only where that is a hexadecimal one', () => {
    expect(backdropOf({ colors: { background_light: '#F6EBE4' } }, 'brand-light')).toEqual({
      color: '#F6EBE4',
      isFallback: false,
    })
    const hostile = { colors: { background_dark: 'red;background:url(//evil.test)' } }
    expect(backdropOf(hostile, 'brand-dark')).toEqual({ color: '#000000', isFallback: true })
    expect(backdropOf({}, 'checker')).toEqual({ color: undefined, isFallback: false })
  })

  it('is the brand’s light one where the address names none that there is', () => {
    expect(groundOf('plaid', 'brand-light')).toBe('brand-light')
    expect(groundOf(undefined, 'brand-dark')).toBe('brand-dark')
    expect(groundOf('black', 'brand-light')).toBe('black')
  })
})
