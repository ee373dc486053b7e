/** What of an address cannot be seen, was not readable, or was added by other programs. */
import { expect, it } from 'vitest'
import { news } from '../../endpoints/news/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { changedQuery, readAddress } from './address.ts'

const at = (text: string): URLSearchParams => new URLSearchParams(text)

it('neither tells nor passes on the names that other programs add to links', () => {
  const query = 'utm_source=mail&UTM_Campaign=x&fbclid=1&gclid=2&msclkid=3&mc_cid=4&_hsenc=5&tickers=A&utmost=7&ref=8'
  expect(readAddress(splits, at(query)).unknown).toEqual(['utmost', 'ref'])
  expect(changedQuery(splits, at(query), { importance: '3' })).toBe('?tickers=A&importance=3&utmost=7&ref=8')
})

it('tells of what cannot be seen in a text that is sent, but for the joiners of words', () => {
  const warnings = (topics: string) => readAddress(news, new URLSearchParams({ topics })).reading.warnings
  const told = (name: string) => [{ key: 'topics', message: `Holds ${name}, which cannot be seen.` }]
  expect(warnings('merger\u200b')).toEqual(told('U+200B zero width space'))
  expect(warnings('Top\u00a0Stories')).toEqual(told('U+00A0 no-break space'))
  expect([warnings('👩\u200d💻 \u2764\ufe0f'), warnings('نمی\u200cخواهم')]).toEqual([[], []])
})

it('reads a number between spaces of any kind, as it does between blanks', () => {
  expect(readAddress(splits, at('page=%C2%A010%E3%80%80')).reading.normalised).toEqual([
    { key: 'page', from: '\u00a010\u3000', to: '10' },
  ])
})
