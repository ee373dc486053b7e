/** Edits of the form before they are applied. */
import { expect, it } from 'vitest'
import { bullsBears } from '../../endpoints/bulls-bears/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { checkDraft, momentText } from './draft.ts'

it('reads a draft as it would read an address', () => {
  const { values, faults } = checkDraft(splits, {
    tickers: ' halo, qntr ',
    from: '2026-03-01',
    to: '',
    importance: '3',
    limit: '20',
  })
  expect(faults).toEqual([])
  expect({ ...values }).toMatchObject({
    tickers: ['HALO', 'QNTR'],
    from: '2026-03-01',
    to: undefined,
    importance: '3',
    limit: 20,
  })
})

it('finds what single values break, and only then what they break together', () => {
  const keys = (draft: Readonly<Record<string, string>>) => checkDraft(splits, draft).faults.map(({ key }) => key)
  expect(keys({ from: '2026-03-02', to: '2026-03-01', limit: '0' })).toEqual(['limit'])
  expect(keys({ from: '2026-03-02', to: '2026-03-01' })).toEqual(['from', 'to'])
})

it('flags a list of nothing instead of leaving the filter out', () => {
  const message = 'Names nothing: there is no entry between the commas.'
  for (const tickers of [',,,', ' , ', ';', ',\n'])
    expect(checkDraft(bullsBears, { tickers }).faults.map((fault) => fault.message)).toEqual([message])
  expect(checkDraft(splits, { tickers: ' ' }).faults).toEqual([])
})

it('doubts a moment after today, wherever on earth that ends, and sends it', () => {
  const doubted = (updated: string) => {
    const { faults, warnings } = checkDraft(splits, { updated }, '2026-11-20')
    return [faults.length, warnings.map(({ key, message }) => `${key}: ${message}`)]
  }
  // 20 November ends twelve hours behind UTC at noon of the 21st.
  expect(doubted('1795262399')).toEqual([0, []])
  expect(doubted('1795262400')).toEqual([0, ['updated: After today: nothing can have changed since then.']])
  expect(doubted('99999999999')).toEqual([0, ['updated: After today: nothing can have changed since then.']])
})

it('asks for what there is nothing to ask without', () => {
  const message = 'Needed: there is nothing to ask without it.'
  expect(checkDraft(bullsBears, { tickers: ' ' }).faults).toEqual([{ key: 'tickers', message }])
})

it.each([
  ['2026-11-20 14:05', '1795183500'],
  ['2026-11-20T14:05:09Z', '1795183509'],
  [' 2026-11-20 00:00 ', '1795132800'],
  ['2026-11-20', '2026-11-20'],
  ['2026-13-20 14:05', '2026-13-20 14:05'],
  ['1795183500', '1795183500'],
  ['soon', 'soon'],
])('reads the moment %s as %s', (text, moment) => {
  expect(momentText(text)).toBe(moment)
})
