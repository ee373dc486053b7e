import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf } from './changes.ts'

describe('changes between two editions', () => {
  it('are runs of words, not single words taken in turns', () => {
    expect(changesOf('The bull case rests on demand.', 'The shares depend upon demand.')).toEqual([
      { kind: 'kept', text: 'The ' },
      { kind: 'removed', text: 'bull case rests on ' },
      { kind: 'added', text: 'shares depend upon ' },
      { kind: 'kept', text: 'demand.' },
    ])
  })

  it('are none between equal texts', () => {
    expect(changesOf('The same.', 'The same.')).toEqual([{ kind: 'kept', text: 'The same.' }])
  })

  it('leave both texts whole', () => {
    const words = fc.array(fc.constantFrom('bull', 'bear', 'case', '.', ' ', '\n\n', 'für')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(words, words, (before, text) => {
        const without = (kind: string) =>
          changesOf(before, text)
            .filter((change) => change.kind !== kind)
            .map((change) => change.text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, text])
      }),
    )
  })
})
