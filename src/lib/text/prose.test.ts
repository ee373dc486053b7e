/** Markdown-like text as paragraphs, lines, items and bold runs. */
import { expect, it } from 'vitest'
import { paragraphsOf } from './prose.ts'

const run = (text: string, isBold = false) => ({ text, isBold })

it('parts paragraphs at blank lines, by either kind of line end', () => {
  expect(paragraphsOf('One\ntwo\n\nThree\r\n \t\r\nFour')).toEqual([
    { kind: 'text', lines: [[run('One')], [run('two')]] },
    { kind: 'text', lines: [[run('Three')]] },
    { kind: 'text', lines: [[run('Four')]] },
  ])
})

it('makes a list of lines that all begin with a dash, and of no others', () => {
  expect(paragraphsOf('- one\n- **two**')).toEqual([
    { kind: 'item', lines: [[run('one')]] },
    { kind: 'item', lines: [[run('two', true)]] },
  ])
  expect(paragraphsOf('Text\n- one').map(({ kind }) => kind)).toEqual(['text'])
})

it('reads pairs of markers as bold, and a marker alone as text', () => {
  expect(paragraphsOf('**Rating.** Up **5%** today')[0]!.lines[0]).toEqual([
    run('Rating.', true),
    run(' Up '),
    run('5%', true),
    run(' today'),
  ])
  expect(paragraphsOf('2 ** 3 is 8')[0]!.lines[0]).toEqual([run('2 ** 3 is 8')])
})

it('leaves markup as the text it is', () => {
  expect(paragraphsOf('<b>x</b> &amp;')[0]!.lines[0]).toEqual([run('<b>x</b> &amp;')])
})

it.each(['', ' \n\n ', '\n'])('finds nothing in %j', (text) => {
  expect(paragraphsOf(text)).toEqual([])
})
