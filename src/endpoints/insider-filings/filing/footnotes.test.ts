/** Footnotes in each form they were seen in, references to them, and the address of the filing at the SEC. */
import { describe, expect, it } from 'vitest'
import { indexAddressOf } from '../record/edgar.ts'
import { footnotesOf, piecesOf } from './footnotes.ts'

const two = [
  { id: 'F1', text: 'Held by a trust.' },
  { id: 'F2', text: 'A weighted price of $10.50.' },
]

describe('footnotes', () => {
  it.each([
    ['lines', 'F1: Held by a trust.\nF2: A weighted price of $10.50.'],
    ['one line', 'F1: Held by a trust. F2: A weighted price of $10.50.'],
    ['numbers in brackets', '(1) Held by a trust.\n(2) A weighted price of $10.50.'],
    ['a list', two],
    [
      'a list with bare numbers',
      [
        { id: '1', text: 'Held by a trust.' },
        { id: '2', text: 'A weighted price of $10.50.' },
      ],
    ],
  ])('are told apart in %s', (_, value) => {
    expect(footnotesOf(value)).toEqual(two)
  })

  it('stay one text without numbers, and are none when there is nothing', () => {
    expect(footnotesOf('10 shares were held by a trust.')).toEqual([{ id: '', text: '10 shares were held by a trust.' }])
    expect(footnotesOf(null)).toEqual([])
    expect(footnotesOf('')).toEqual([])
    expect(footnotesOf([{ id: 'F1' }, null, 7])).toEqual([])
  })

  it('are found where a text refers to them, and only those that are there', () => {
    expect(piecesOf('Common Stock (1), see F2 and F3', two)).toEqual([
      { text: 'Common Stock ' },
      { text: '(1)', note: two[0] },
      { text: ', see ' },
      { text: 'F2', note: two[1] },
      { text: ' and F3' },
    ])
    expect(piecesOf('(2)', two)).toEqual([{ text: '(2)', note: two[1] }])
  })
})

describe('the address at the SEC', () => {
  const record = { company_cik: '0009100074', accession_number: '0009100074-26-000015' }
  const right = 'https://filings.example.test/Archives/edgar/data/9100074/000910007426000015/0009100074-26-000015-index.htm'
  const doubled = right.replace('/data/', '/data/Archives/edgar/data/')

  it('stands as given when it is well formed', () => {
    expect(indexAddressOf({ ...record, html_url: right })).toEqual({ given: right, fault: undefined, rebuilt: undefined })
  })

  it('is built anew on the same host when the path is doubled, with the given one kept', () => {
    const { given, fault, rebuilt } = indexAddressOf({ ...record, html_url: doubled })
    expect([given, rebuilt]).toEqual([doubled, right])
    expect(fault).toBe('The given address has the path of the archive twice.')
  })

  it('is built at the SEC when none is given, and from a number without dashes', () => {
    expect(indexAddressOf({ ...record, accession_number: '000910007426000015' }).rebuilt).toBe(
      'https://www.sec.gov/Archives/edgar/data/9100074/000910007426000015/0009100074-26-000015-index.htm',
    )
  })

  it('is not built from a number that is none', () => {
    expect(indexAddressOf({ company_cik: '1', accession_number: '12', html_url: 'javascript:alert(1)' })).toEqual({
      given: 'javascript:alert(1)',
      fault: 'The given address is not one of the web.',
      rebuilt: undefined,
    })
    expect(indexAddressOf({ ...record, company_cik: '', html_url: doubled }).rebuilt).toBeUndefined()
  })
})
