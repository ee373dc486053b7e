import { describe, expect, it } from 'vitest'
import { matchesOf } from './find.ts'
import { fold } from './fold.ts'
import { piecesOf } from './pieces.ts'

describe('finding', () => {
  it('folds case, accents and quotes without moving a character', () => {
    const text = 'Cédric’s “BACKLOG” İs Σ ß ﬁne – ok'
    expect(fold(text)).toBe('cedric\'s "backlog" is σ ß ﬁne - ok')
    expect(fold(text)).toHaveLength(text.length)
  })

  it('takes what is typed as plain text, never as a pattern', () => {
    const folded = fold('Is (a.b) a pattern? (A.B) again, (aXb) not. C:\\d+')
    expect(matchesOf(folded, '(a.b)')).toEqual([
      { at: 3, length: 5 },
      { at: 20, length: 5 },
    ])
    expect(matchesOf(folded, '\\d+')).toHaveLength(1)
    expect(matchesOf(folded, '[')).toEqual([])
  })

  it('finds an accent typed in either form, does not overlap, and finds nothing for blanks', () => {
    expect(matchesOf(fold('José'), 'jose\u0301')).toEqual([{ at: 0, length: 4 }])
    expect(matchesOf('aaaa', 'aa')).toHaveLength(2)
    expect(matchesOf('a b', '  ')).toEqual([])
  })
})

describe('the pieces of a passage', () => {
  it('are plain text and matches, numbered among all', () => {
    const marks = [
      { at: 100, length: 3 },
      { at: 108, length: 3 },
    ]
    expect(piecesOf('One and one', 100, marks, 7)).toEqual([
      { kind: 'found', text: 'One', mark: 7 },
      { kind: 'plain', text: ' and ', mark: -1 },
      { kind: 'found', text: 'one', mark: 8 },
    ])
  })

  it('show what was heard before what was made of it, and what was left out', () => {
    const marks = [
      { at: 4, length: 8, instead: 'operate her' },
      { at: 13, length: 0, instead: 'uh' },
    ]
    expect(piecesOf('the operator spoke', 0, marks, 0)).toEqual([
      { kind: 'plain', text: 'the ', mark: -1 },
      { kind: 'heard', text: 'operate her', mark: 0 },
      { kind: 'corrected', text: 'operator', mark: 0 },
      { kind: 'plain', text: ' ', mark: -1 },
      { kind: 'heard', text: 'uh', mark: 1 },
      { kind: 'plain', text: 'spoke', mark: -1 },
    ])
  })
})
