/** Questions in texts that name no speaker, as most real ones are: found by what operators say, and nobody made to say it. */
import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline.ts'
import { readingOf } from './reading.ts'

const talk = 'We grew in every region that we serve and margins held up well. '.repeat(30)
const REAL =
  `Good afternoon, and welcome to the third quarter call. After the remarks we will take your questions. ${talk}` +
  'Our first question is from Jane Doe with Barclays. Your line is open. Hi, thanks for taking my question. How is pricing? Pricing is fine. ' +
  `${talk}Our next question comes from the line of John Roe from Evercore. Please go ahead. Yes, on margins? ${talk}` +
  'Sam Poe with Citi, your line is open. Thank you. And the outlook? It is good. That concludes the call.'

describe('the questions of a text that names nobody', () => {
  it('are found by their phrases, each once, with the words that told it and what follows them', () => {
    const reading = readingOf({ text: REAL })
    const outline = outlineOf(reading)
    expect(outline.map(({ title }) => title)).toEqual(['Prepared remarks', 'Questions'])
    expect(outline[1]!.entries.map(({ name }) => name)).toEqual(['Question 1', 'Question 2', 'Question 3'])
    expect(outline[1]!.entries.map(({ role }) => role)).toEqual([
      '“Our first question is from Jane Doe with Barclays”',
      '“Our next question comes from the line of John Roe from Evercore”',
      '“Sam Poe with Citi, your line is open”',
    ])
    expect(outline[1]!.entries.map(({ passage }) => reading.passages[passage]!.text.split(' ').slice(0, 3).join(' '))).toEqual([
      'Our first question',
      'Our next question',
      'Sam Poe with',
    ])
    const shares = outline.flatMap(({ entries }) => entries.map(({ share }) => share))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })

  it('are attributed to nobody, and how they were found is said', () => {
    const reading = readingOf({ text: REAL })
    expect(reading.turns.map(({ speaker }) => speaker)).toEqual([undefined])
    expect(reading.certainty).toMatchObject({ level: 'none' })
    expect(reading.certainty.words).toContain(
      'Not named in the text. 3 questions found by phrases such as “our first question is from”.',
    )
  })

  it('are found in what a machine took down without marks and capitals, and across lines', () => {
    const text =
      'welcome to the call we did well and our next question\ncomes from jane doe your line is open hi how are margins they are fine'
    expect(readingOf({ text }).questions).toHaveLength(1)
  })

  it.each([
    'There is no question that we grew. The first question we asked ourselves was about price.',
    'We will take questions at the end. Please limit yourself to one question.',
    'That question came from our customers.',
  ])('are not made of other words: %s', (text) => {
    expect(readingOf({ text }).questions).toEqual([])
    expect(outlineOf(readingOf({ text }))).toEqual([])
  })

  it('are left to the speakers where the text names them', () => {
    const text =
      'Operator: Welcome. Here is Dana Osei.\nDana Osei: Hello.\nOperator: Our first question comes from Ines Okafor.\nInes Okafor: Why?'
    expect(readingOf({ text }).questions).toEqual([])
  })

  it('keep every word of the text', () => {
    expect(
      readingOf({ text: REAL })
        .passages.map(({ text }) => text)
        .join(' '),
    ).toBe(REAL)
  })
})

describe('segments as other services write them', () => {
  it.each([
    ['00:00:01.250', '00:00:01'],
    ['01:02:03,999', '01:02:03'],
    ['1250', '00:00:01'],
    ['3723000', '01:02:03'],
    ['0', '00:00:00'],
    ['00:00:46', '00:00:46'],
    ['soon', 'soon'],
  ])('have their times read: %s', (start_time, time) => {
    expect(readingOf({ segments: [{ text: 'One.', start_time }] }).passages[0]!.time).toBe(time)
  })
})
