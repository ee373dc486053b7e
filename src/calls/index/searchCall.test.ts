import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingOf } from '../../endpoints/transcripts/text/reading.ts'
import { callIndexOf } from './callIndex.ts'
import { linesOf } from './lines.ts'
import { readQuery } from './query.ts'
import { searchCall, type Narrowing } from './searchCall.ts'

const TEXT = `Operator: Good day, Jane Doe and Mark Smith. Welcome.
Jane Doe: Gross margin was 43.5 percent. The price increase helped, and margins hold.
Mark Smith: On guidance: we don't raise it. Gross of rebates, the margin fell.
Operator: Our first question comes from Ann Lee of Quillon Research.
Ann Lee: How is the price of café goods, Mark Smith? Is margin at risk? Gross margin I mean.
Mark Smith: Thank you, Ann Lee. No.`

const reading = readingOf({ text: TEXT })
const index = callIndexOf('c', reading)
const found = (query: string, narrowing: Narrowing = {}): readonly string[] => {
  const hits = searchCall(index, readQuery(query).clauses, narrowing)
  return hits ? linesOf(index, hits, reading.whole, 99).map(({ pieces }) => pieces.filter((_, at) => at % 2 === 1).join('|')) : []
}

describe('a search of one call', () => {
  it.each([
    ['margin', ['margin', 'margin', 'margin|margin']],
    ['"gross margin"', ['Gross margin', 'Gross margin']],
    ['“Gross margin”', ['Gross margin', 'Gross margin']],
    ['gross margin', ['Gross|margin', 'Gross|margin', 'margin|Gross|margin']],
    ['margin NEAR/6 price', ['margin was 43.5 percent. The price', 'price of café goods, Mark Smith? Is margin']],
    ['price NEAR/6 margin', ['margin was 43.5 percent. The price', 'price of café goods, Mark Smith? Is margin']],
    ['margin NEAR/4 price', []],
    ['margin NEAR/5 price', ['margin was 43.5 percent. The price']],
    ['"gross margin" NEAR/5 risk', ['risk? Gross margin']],
    ['marg*', ['margin|margins', 'margin', 'margin|margin']],
    ['43.5', ['43.5']],
    ["don't", ["don't"]],
    ['CAFE', ['café']],
    ['operator', []],
    ['nothing', []],
    ['margin nothing', []],
  ])('%s', (query, words) => expect(found(query)).toEqual(words))

  it('keeps to a speaker, and to prepared remarks or questions', () => {
    expect(found('margin', { speaker: 'jane' })).toEqual(['margin'])
    expect(found('margin', { part: 'prepared' })).toEqual(['margin', 'margin'])
    expect(found('margin', { part: 'questions' })).toEqual(['margin|margin'])
    expect(found('margin', { part: 'questions', speaker: 'Jane' })).toEqual([])
  })

  it('finds nothing in a part where the text does not say when the questions begin', () => {
    const other = callIndexOf('d', readingOf({ text: 'Margin rose. That is all.' }))
    const { clauses } = readQuery('margin')
    expect(searchCall(other, clauses)?.passages).toEqual([0])
    expect(searchCall(other, clauses, { part: 'prepared' })).toBeUndefined()
    expect(searchCall(other, clauses, { part: 'questions' })).toBeUndefined()
  })

  it('says who says it, in which part, and by which name its passage is linked', () => {
    const [line] = linesOf(index, searchCall(index, readQuery('rebates').clauses)!, reading.whole, 1)
    expect(line).toMatchObject({ speaker: 'Mark Smith', isQuestion: false, passage: 2 })
    expect(line!.pieces.join('')).toBe(reading.passages[2]!.text)
    expect(line!.name).toMatch(/^[0-9a-z]{7}$/)
  })

  it('cuts a long passage at words, and says that it did', () => {
    const long = readingOf({ text: `${'before '.repeat(60)}target ${'behind '.repeat(60)}` })
    const one = callIndexOf('l', long)
    const [line] = linesOf(one, searchCall(one, readQuery('target').clauses)!, long.whole, 1)
    expect(line!.pieces.join('')).toMatch(/^… (before )+target (behind )+…$/)
    expect(line!.pieces.join('').length).toBeLessThan(280)
  })
})

it('says what of a query makes no sense, and reads the rest', () => {
  expect(readQuery('NEAR price').faults).toEqual(['NEAR stands between two words'])
  expect(readQuery('price NEAR').faults).toEqual(['NEAR stands between two words'])
  expect(readQuery('a NEAR/900 b').faults).toEqual(['NEAR takes 1 to 200 words'])
  expect(readQuery('pr* margin').faults).toEqual(['A beginning takes at least 3 letters: pr*'])
  expect(readQuery('near "open phrase').clauses).toHaveLength(2)
  expect(readQuery('… !').clauses).toEqual([])
})

/** The same by going through the text word by word, for words and phrases and two words near each other. */
function byReading(passages: readonly string[], first: readonly string[], near?: readonly [string, number]): readonly number[] {
  return passages.flatMap((passage, number) => {
    const words = passage.toLowerCase().match(/[a-z]+/g) ?? []
    const starts = words.flatMap((_, at) => (first.every((word, step) => words[at + step] === word) ? [at] : []))
    const isNear = (start: number): boolean =>
      near === undefined ||
      words.some((word, at) => {
        const end = start + first.length
        return word === near[0] && ((at >= end && at - end <= near[1]) || (at < start && start - at - 1 <= near[1]))
      })
    return starts.some(isNear) ? [number] : []
  })
}

it('finds in random calls what going through them word by word finds', () => {
  const word = fc.constantFrom('margin', 'price', 'mix', 'volume')
  const passage = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => `${words.join(' ')}.`)
  fc.assert(
    fc.property(
      fc.array(passage, { minLength: 1, maxLength: 8 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.option(fc.tuple(word, fc.integer({ min: 1, max: 6 })), { nil: undefined }),
      (passages, phrase, near) => {
        const read = readingOf({ text: passages.join('\n') })
        const query = `"${phrase.join(' ')}"${near ? ` NEAR/${near[1]} ${near[0]}` : ''}`
        const hits = searchCall(callIndexOf('r', read), readQuery(query).clauses)?.passages ?? []
        expect(hits).toEqual(
          byReading(
            read.passages.map(({ text }) => text),
            phrase,
            near,
          ),
        )
      },
    ),
    { numRuns: 400 },
  )
})
