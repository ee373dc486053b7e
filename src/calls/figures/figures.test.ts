/** The reader of figures, held against sentences whose readings were written by hand before it (`sentences.txt`). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { figuresIn, type Figure } from './figures.ts'

const SIGNS = { about: '~', 'more than': '>', 'less than': '<', 'at least': '>=', 'at most': '<=' } as const

function written({ of, as, time, range, words, isDown, bound, unit }: Figure): string {
  const [low, high] = range ?? []
  const value = words === undefined ? (low === high ? low : `${low}..${high}`) : `${isDown ? '-' : '+'}${words}`
  const when = time === 'reported' ? '' : ` ${time}`
  return `${of}${when} ${as === 'level' ? '=' : 'by'} ${bound ? SIGNS[bound] : ''}${value}${unit && ` ${unit}`}`
}

const cases = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .split(/\n{2,}/)
  .slice(1)
  .map((block) => {
    const [sentence = '', ...readings] = block.trim().split('\n')
    return { sentence, readings: readings.map((line) => line.replace(/^> /, '')) }
  })

it('has sixty sentences or more', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

it.each(cases)('reads as a reader does: $sentence', ({ sentence, readings }) => {
  expect(figuresIn(sentence).map(written)).toEqual(readings)
})
