import { describe, expect, it } from 'vitest'
import { identifiersNotFound, initialsOf, isNamed, nameOf, venueOf } from './identity.ts'

describe('whom a logo record is about', () => {
  it('is named after the listing that was asked for, wherever it stands in the list', () => {
    const securities = [
      { symbol: 'H1A', name: 'Halcyon Optik', exchange: 'BER' },
      { symbol: 'HALO', name: 'Halcyon Optics, Inc.', exchange: 'NASDAQ' },
    ]
    expect(nameOf({ search_key: 'HALO', securities })).toBe('Halcyon Optics, Inc.')
    expect(venueOf({ search_key: 'HALO', securities })).toBe('NASDAQ: HALO')
    expect(nameOf({ search_key: 'US0378331005', securities })).toBe('Halcyon Optics, Inc.')
  })

  it('is at home where several exchanges have its symbol, whichever comes first', () => {
    const securities = [
      { symbol: 'HALO', name: 'HALCYON OPTICS', exchange: 'WSE', country: 'PL' },
      { symbol: 'HALO', name: 'Halcyon Optics, Inc.', exchange: 'NASDAQ', country: 'US' },
    ]
    expect(nameOf({ search_key: 'HALO', securities })).toBe('Halcyon Optics, Inc.')
    expect(venueOf({ search_key: 'HALO', securities })).toBe('NASDAQ: HALO')
    expect(venueOf({ search_key: 'WSE:HALO', securities })).toBe('WSE: HALO')
  })

  it('is named as asked where the record lists no security', () => {
    expect(nameOf({ search_key: 'QNTR' })).toBe('QNTR')
    expect(isNamed({ search_key: 'QNTR' })).toBe(false)
    expect(isNamed({ search_key: 'QNTR', securities: [{ name: 'Quantor' }] })).toBe(true)
    expect(nameOf({ search_key: 'QNTR', securities: null })).toBe('QNTR')
    expect(venueOf({ search_key: 'QNTR' })).toBeUndefined()
  })

  it.each([
    ['Halcyon Optics, Inc.', 'HO'],
    ['karsh & Vale Media', 'KV'],
    ['3Sixty', '3'],
    ['水木', '水'],
    ['…', '?'],
    ['', '?'],
    ['APPLE INC', 'A'],
    ['Apple Inc.', 'A'],
    ['MICROSOFT CORP', 'M'],
    ['Meridian L.L.C.', 'M'],
    ['Volta, LTD', 'V'],
    ['Barrow Holdings P.L.C', 'B'],
    ['Nordlicht AG', 'N'],
    ['Koninklijke Zeilen N.V.', 'KZ'],
    ['Cabral S.A.', 'C'],
    ['The Coca-Cola Company', 'CC'],
    ['Minazuki Precision Co., Ltd.', 'MP'],
    // What is left of a name that is made of such words alone is the name.
    ['Co', 'C'],
    ['AG Holdings', 'AH'],
  ])('has initials: %s, %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('identifiers that found nothing', () => {
  it('are those without a record, in the order asked', () => {
    const records = [{ search_key: 'ACME' }, { search_key: 'HALO' }]
    expect(identifiersNotFound(['NOPE', 'HALO', 'XXXX', 'ACME'], records)).toEqual(['NOPE', 'XXXX'])
  })

  it('are not CIKs that came back with or without their zeros', () => {
    expect(identifiersNotFound(['320193', '0000789019'], [{ search_key: '0000320193' }, { search_key: '789019' }])).toEqual([])
  })
})
