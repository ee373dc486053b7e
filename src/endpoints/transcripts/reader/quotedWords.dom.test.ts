/** What of a marked stretch of the text is quoted: words alone, by passage. */
import { expect, it } from 'vitest'
import { citationOf } from '../text/citation.ts'
import { readingOf } from '../text/reading.ts'
import { quotedWords } from './quotedWords.ts'

document.body.innerHTML = `
  <p id="outside">Before.</p>
  <article>
    <section><h3>Dana Osei</h3>
      <p data-passage="0"><a href="#p=1">¶</a><time>00:00:46</time>Revenue was <del>for</del> <ins>412</ins> million.</p>
      <p data-passage="1"><a href="#p=2">¶</a>Margins <mark>held</mark> up.</p>
    </section>
    <section><h3>Ines Okafor</h3><p data-passage="2"><a href="#p=3">¶</a>Why?</p></section>
  </article>`
const text = document.querySelector('article')!
const [first, second, third] = text.querySelectorAll('p')

function marked(from: Node, at: number, to: Node, end: number) {
  const range = document.createRange()
  range.setStart(from, at)
  range.setEnd(to, end)
  return quotedWords(text, range)
}

it('quotes the words between, without signs, times and what was taken out', () => {
  expect(marked(first!, 0, first!, first!.childNodes.length)).toEqual([{ passage: 0, text: 'Revenue was 412 million.' }])
  expect(marked(second!.childNodes[1]!, 3, second!.childNodes[3]!, 3)).toEqual([{ passage: 1, text: 'gins held up' }])
})

it('goes over passages and speakers', () => {
  expect(marked(second!.childNodes[3]!, 1, third!.lastChild!, 4)).toEqual([
    { passage: 1, text: 'up.' },
    { passage: 2, text: 'Why?' },
  ])
})

it('quotes nothing that is not of the text, and nothing of a mere place in it', () => {
  const outside = document.querySelector('#outside')!
  expect(marked(outside, 0, outside, 1)).toEqual([])
  expect(marked(outside, 0, second!, 1)).toEqual([])
  expect(marked(first!, 1, first!, 1)).toEqual([])
})

it('names each speaker of a dialogue before his words', () => {
  const reading = readingOf({
    text: 'Dana Osei: Revenue was 412 million.\nInes Okafor: Why?\nDana Osei: Because.\nInes Okafor: I see.',
  })
  const source = {
    call: { call_title: 'Halcyon Q3' },
    offered: { title: 'NON_LIVE' },
    link: 'https://app.test/#p=1',
    isDemo: false,
  }
  const quoted = [
    { passage: 0, text: '412 million.' },
    { passage: 1, text: 'Why?' },
  ]
  expect(citationOf(reading, quoted, source)).toBe(
    '“Dana Osei: 412 million.\nInes Okafor: Why?”\nHalcyon Q3. Transcript: NON_LIVE.\nhttps://app.test/#p=1',
  )
})
