import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, changeWords } from './changes.ts'

describe('changes between two editions', () => {
  it('are runs of words within a sentence that is mostly the same', () => {
    expect(changesOf('The bull case rests on steady demand.', 'The bull case depends upon steady demand.')).toEqual([
      { kind: 'kept', text: 'The bull case ' },
      { kind: 'removed', text: 'rests on' },
      { kind: 'added', text: 'depends upon' },
      { kind: 'kept', text: ' steady demand.' },
    ])
  })

  it('are whole sentences where more than half of one is new', () => {
    const kept = 'Margins held up.\n\n'
    expect(changesOf(`${kept}Price cuts are rare there. It pays.`, `${kept}Too many rivals cut prices upward. It pays.`)).toEqual(
      [
        { kind: 'kept', text: kept },
        { kind: 'removed', text: 'Price cuts are rare there. ' },
        { kind: 'added', text: 'Too many rivals cut prices upward. ' },
        { kind: 'kept', text: 'It pays.' },
      ],
    )
  })

  it('are none between equal texts', () => {
    expect(changesOf('The same. And so on.', 'The same. And so on.')).toEqual([{ kind: 'kept', text: 'The same. And so on.' }])
  })

  it('leave both texts whole', () => {
    const words = fc.array(fc.constantFrom('bull', 'bear', 'case', '.', ' ', '\n\n', 'für', '? ')).map((parts) => parts.join(''))
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

it.each([
  ['One two three. Four five.', 'One two three. Four five.', 'unchanged'],
  ['One two three. Four five.', 'One two three.', 'shortened'],
  ['One two. Three four.', 'One two. Six seven.', 'rewritten 50%'],
  ['One two. Three four.', 'Five six. Seven eight.', 'rewritten 100%'],
])('“%s” and “%s”: %s', (before, text, words) => {
  expect(changeWords(before, text)).toBe(words)
})
