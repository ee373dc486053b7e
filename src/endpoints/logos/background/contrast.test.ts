import { describe, expect, it } from 'vitest'
import { contrastOf, inkOn, rgbOf, standingOn, verdictOf } from './contrast.ts'

const WHITE = [255, 255, 255] as const
/** Pixels of these colours with alpha, each `count` times. */
const pixels = (...parts: readonly [rgba: readonly number[], count: number][]): Uint8ClampedArray =>
  Uint8ClampedArray.from(parts.flatMap(([rgba, count]) => Array.from({ length: count }, () => rgba).flat()))

describe('contrast', () => {
  it('is that of WCAG: 21 for black on white, 1 for equal colours, 4.5 for the grey at the limit', () => {
    expect(contrastOf([0, 0, 0], WHITE)).toBeCloseTo(21, 5)
    expect(contrastOf(WHITE, WHITE)).toBe(1)
    expect(contrastOf(rgbOf('#767676'), WHITE)).toBeCloseTo(4.54, 2)
  })

  it('reads short and long hexadecimal colours', () => {
    expect(rgbOf('#0af')).toEqual([0, 170, 255])
    expect(rgbOf('#F6EBE4')).toEqual([246, 235, 228])
    expect(rgbOf('#11223380').slice(0, 3)).toEqual([17, 34, 51])
  })

  it('picks the ink that is read better', () => {
    expect(inkOn('#F6EBE4')).toBe('#000000')
    expect(inkOn('#412616')).toBe('#ffffff')
  })
})

describe('how a picture stands on a ground', () => {
  it('counts what is drawn, not what is transparent', () => {
    expect(standingOn(pixels([[0, 0, 0, 255], 1], [[0, 0, 0, 0], 99]), WHITE)).toEqual({ median: 21, lost: 0 })
    expect(standingOn(pixels([[0, 0, 0, 0], 4]), WHITE)).toBeUndefined()
  })

  it('sees half-transparent ink through the ground', () => {
    expect(standingOn(pixels([[0, 0, 0, 128], 1]), WHITE)!.median).toBeCloseTo(3.98, 1)
  })

  it('says that white on white disappears, and that a white name beside a dark mark fades in part', () => {
    const white = standingOn(pixels([[255, 255, 255, 255], 9], [[40, 40, 40, 255], 1]), WHITE)!
    expect(white).toMatchObject({ median: 1, lost: 0.9 })
    expect(verdictOf(white)).toBe('disappears')
    const half = standingOn(pixels([[255, 255, 255, 255], 4], [[40, 40, 40, 255], 6]), WHITE)!
    expect(half.lost).toBeCloseTo(0.4)
    expect(verdictOf(half)).toBe('fades')
    expect(verdictOf({ median: 7, lost: 0.1 })).toBe('seen')
  })
})
