import { describe, expect, it } from 'vitest'
import { type Random, randomOf } from './random.ts'

const drawsOf = (random: Random, count: number): readonly number[] => Array.from({ length: count }, () => random.next())

describe('chance', () => {
  it('gives the same sequence for the same words, and another for others', () => {
    const draws = (...words: (string | number)[]) => drawsOf(randomOf(...words), 5)
    expect(draws('split', 7)).toEqual(draws('split', 7))
    expect(draws('split', 7)).not.toEqual(draws('split', 8))
    expect(draws('a', 'bc')).not.toEqual(draws('ab', 'c'))
  })

  it('reaches both ends of a range and nothing outside', () => {
    const random = randomOf('dice')
    const thrown = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)))
    expect([...thrown].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is spread evenly, and normally where asked', () => {
    const random = randomOf('spread')
    const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
    expect(mean(drawsOf(random, 10_000))).toBeCloseTo(0.5, 1)
    const normal = Array.from({ length: 10_000 }, () => random.normal())
    expect(mean(normal)).toBeCloseTo(0, 1)
    expect(mean(normal.map((value) => value * value))).toBeCloseTo(1, 1)
  })

  it('leaves out draws as if they had been taken', () => {
    const random = randomOf('skipped')
    random.skip(7)
    expect(drawsOf(random, 3)).toEqual(drawsOf(randomOf('skipped'), 10).slice(7))
  })

  it('writes as many hexadecimal digits as asked', () => {
    expect(randomOf('id').hex(24)).toMatch(/^[0-9a-f]{24}$/)
    expect(randomOf('id').hex(5)).toMatch(/^[0-9a-f]{5}$/)
  })
})
