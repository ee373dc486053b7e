import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'

const told = (heard: string, corrected: string) =>
  changesOf(heard, corrected).map(({ at, length, instead }) => [instead, corrected.slice(at, at + length)])

describe('what changed', () => {
  it('is told word by word: other words, words left out, words put in', () => {
    expect(told('your operate her uh today with year', 'your operator today with the year')).toEqual([
      ['operate her uh', 'operator'],
      ['', 'the'],
    ])
    expect(told('it is um good', 'it is good')).toEqual([['um', '']])
  })

  it('does not count case and punctuation, and counts signs of money', () => {
    expect(told('revenue was 526.7 million', 'Revenue, was $526.7 million.')).toEqual([['526.7', '$526.7']])
    expect(changesOf('thank you petra', 'Thank you, Petra.')).toEqual([])
  })

  it('keeps a mark within one passage', () => {
    expect(told('one two', 'one new words\nmore words two')).toEqual([
      ['', 'new words'],
      ['', 'more words'],
    ])
  })

  it('of an empty text is everything', () => {
    expect(told('', 'all of it')).toEqual([['', 'all of it']])
    expect(told('all of it', '')).toEqual([['all of it', '']])
  })

  it('always leads from the one text to the other, however they repeat themselves', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40, size: 'max' }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (heard, corrected) => {
        let made = corrected
        for (const { at, length, instead } of changesOf(heard, corrected).toReversed()) {
          made = `${made.slice(0, at)} ${instead} ${made.slice(at + length)}`
        }
        expect(made.split(/\s+/).filter(Boolean)).toEqual(heard.split(' ').filter(Boolean))
      }),
      { numRuns: 2000 },
    )
  })
})
