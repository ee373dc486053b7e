import { describe, expect, it } from 'vitest'
import { passageNamed, passageNames } from './passageLink.ts'
import { readingOf } from './reading.ts'

const FIRST = 'About ninety million of the backlog is cancellable without a fee until January.'
const SECOND = 'Gross margin was 44.2 percent, and freight was a tailwind that we do not expect to keep.'
const THIRD = 'We will now take questions from those who have been waiting on the line.'

const named = (text: string, name: string): string | undefined => {
  const reading = readingOf({ text })
  const passage = passageNamed(reading, passageNames(reading), name)
  return passage === undefined ? undefined : reading.passages[passage]!.text
}
const nameOf = (text: string, passage: number): string => passageNames(readingOf({ text }))[passage]!

describe('the link to a passage', () => {
  const name = nameOf([FIRST, SECOND, THIRD].join('\n\n'), 1)

  it('is found again when passages are in another order', () => {
    expect(named([THIRD, SECOND, FIRST].join('\n\n'), name)).toBe(SECOND)
  })

  it('is found again when the text is wrapped, cased and punctuated otherwise, or named by turns', () => {
    const wrapped = SECOND.replace(' and freight', '\nand  freight').toUpperCase().replace(',', ' -')
    expect(named([FIRST, wrapped, THIRD].join('\n\n'), name)).toBe('GROSS MARGIN WAS 44.2 PERCENT -')
    expect(named(`Operator: ${FIRST}\nOperator: ${SECOND}\n`, name)).toBe(SECOND)
  })

  it('is found inside a longer passage when breaks were lost', () => {
    expect(named([FIRST, SECOND, THIRD].join(' '), name)).toBe([FIRST, SECOND, THIRD].join(' '))
  })

  it('is not found when its words are gone', () => {
    expect(named([FIRST, THIRD].join('\n\n'), name)).toBeUndefined()
    expect(named(FIRST, 'nonsense')).toBeUndefined()
  })

  it('tells passages apart that begin alike', () => {
    const text = [FIRST, SECOND, FIRST].join('\n\n')
    expect(nameOf(text, 2)).toBe(`${nameOf(text, 0)}-2`)
    expect(named([SECOND, `${FIRST} And so on.`, FIRST].join('\n\n'), nameOf(text, 2))).toBe(FIRST)
  })
})
