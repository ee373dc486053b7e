import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'
import { passageAt, readingOf } from './reading.ts'
import { paragraphsBySentence } from './sentences.ts'

const sentence = 'The order book grew in every region that we serve today. '

describe('a reading', () => {
  it('breaks long text without breaks at sentence ends, and says that it did', () => {
    const reading = readingOf({ text: sentence.repeat(40).trim() })
    expect(reading.passages.length).toBeGreaterThan(4)
    expect(reading.passages.every(({ text }) => text.endsWith('today.'))).toBe(true)
    expect(reading.passages.map(({ text }) => text).join(' ')).toBe(sentence.repeat(40).trim())
    expect(reading.certainty).toEqual({
      level: 'none',
      words: 'Not named in the text. Long passages are split at sentence ends.',
    })
  })

  it('breaks text that a machine wrote without full stops too, and not after a title or an initial', () => {
    expect(paragraphsBySentence('word '.repeat(300).trim()).map((text) => text.split(' ').length)).toEqual([140, 140, 20])
    const many = 'one '.repeat(60)
    expect(paragraphsBySentence(`${many}asked Mr. Smith of J. Doe Inc. Partners. Then he left.`)).toEqual([
      `${many}asked Mr. Smith of J. Doe Inc. Partners.`,
      'Then he left.',
    ])
  })

  it('takes speakers and times from segments where the service gave them', () => {
    const segments = [
      { speaker: 'Elif Virtanen', start_time: '00:00:46', text: 'Thank you.' },
      { speaker: 'Elif Virtanen', start_time: '00:01:02', text: 'Second.' },
      { speaker: null, start_time: null, text: 'Somebody.' },
    ]
    const reading = readingOf({ text: 'ignored', segments })
    expect(reading.turns.map(({ speaker, passages }) => [speaker?.name, passages])).toEqual([
      ['Elif Virtanen', 2],
      [undefined, 1],
    ])
    expect(reading.passages.map(({ time }) => time)).toEqual(['00:00:46', '00:01:02', undefined])
    expect(reading.certainty.level).toBe('given')
  })

  it('of an empty text has nothing and says so', () => {
    for (const text of ['', null]) {
      const reading = readingOf({ text, segments: null })
      expect([reading.passages.length, reading.words, reading.certainty.words]).toEqual([0, 0, 'There is no text.'])
    }
  })

  it('finds the passage that holds a character', () => {
    const reading = readingOf({ text: 'Operator: One two.\nOperator: Three.' })
    expect([0, 8, 9, 15].map((place) => passageAt(reading, place))).toEqual([0, 0, 1, 1])
  })
})

describe('the outline', () => {
  it('parts prepared remarks from questions, with everybody once and the share of the words', () => {
    const text =
      'Operator: Here is Dana Osei. There will be a question-and-answer session.\nDana Osei: One two three four.\nOperator: Our first question comes from Ines Okafor.\nInes Okafor: Why?\nDana Osei: Because.'
    const share = (words: number): number => words / 23
    expect(outlineOf(readingOf({ text }))).toEqual([
      {
        title: 'Prepared remarks',
        entries: [
          { name: 'Operator', role: undefined, passage: 0, share: share(17) },
          { name: 'Dana Osei', role: undefined, passage: 1, share: share(5) },
        ],
      },
      { title: 'Questions', entries: [{ name: 'Ines Okafor', role: undefined, passage: 3, share: share(1) }] },
    ])
  })
})
