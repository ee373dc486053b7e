import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { color, ticker } from '../../api/endpoint/fields.ts'
import { FieldValue } from './FieldValue.tsx'

const show = (value: string): HTMLElement => render(<FieldValue field={ticker('Ticker')} value={value} />).container

describe('X15 a ticker', () => {
  it.each(['HALO', 'BRK.B', 'BF-B', '^GSPC', 'BTC/USD', 'GC=F', 'CRYPTO:BTC', '$BTC'])('%s is a usual one', (symbol) => {
    expect(show(symbol).innerHTML).toBe(`<bdi>${symbol}</bdi>`)
  })

  it.each([
    ['АAPL', 'U+0410'],
    ['AA\u200bPL', 'U+200B'],
    ['\u202eLPAA', 'U+202E'],
    ['aapl', 'U+0061, U+0070, U+006C'],
    ['A B', 'U+0020'],
    ['<b>', 'U+003C, U+0062, U+003E'],
  ])('%j is set apart, marked, and the characters are named', (symbol, foreign) => {
    expect(show(symbol).querySelector('bdi')!.textContent).toBe(symbol)
    expect(screen.getByText('unusual characters').title).toBe(`Not of a ticker: ${foreign}`)
  })

  it('of more than twenty characters is marked too', () => {
    show('A'.repeat(21))
    expect(screen.getByText('unusual characters').title).toBe('Longer than a ticker')
  })
})

it.each([
  'red',
  'red;background:url(//evil.test)',
  'url(https://evil.test/x)',
  '#fff url(//evil.test)',
  'expression(alert(1))',
  '#ggg',
  '#ff',
  'var(--accent)',
  '#fff\n;}body{display:none}',
  `#${'f'.repeat(5000)}`,
])('X6 %s is no colour that reaches a style', (text) => {
  const swatch = render(<FieldValue field={color('Background')} value={text} />).container.querySelector('span')!
  expect(swatch.getAttribute('style')).toBe(null)
})

it.each(['#fff', '#0B5563', '#0b556380'])('X6 %s colours its swatch and nothing more', (text) => {
  const swatch = render(<FieldValue field={color('Background')} value={text} />).container.querySelector('span')!
  expect([...swatch.style]).toEqual(['background-color'])
})
