import { expect, it } from 'vitest'
import { cusipCheckDigit, figiCheckDigit, isinCheckDigit } from './checkDigits.ts'

// Real, published identifiers: check digits of our own making could agree with a mistake of our own.
it.each(['037833100', '17275R102', '38259P508', '594918104', '68389X105'])('ends the CUSIP %s as published', (cusip) => {
  expect(cusipCheckDigit(cusip.slice(0, 8))).toBe(cusip.slice(8))
})

it.each(['US0378331005', 'GB0002634946', 'AU0000XVGZA3', 'US5949181045', 'DE000BAY0017'])(
  'ends the ISIN %s as published',
  (isin) => {
    expect(isinCheckDigit(isin.slice(0, 11))).toBe(isin.slice(11))
  },
)

it.each(['BBG000BLNQ16', 'BBG000B9XRY4', 'BBG000BLNNH6', 'BBG000BPH459'])('ends the FIGI %s as published', (figi) => {
  expect(figiCheckDigit(figi.slice(0, 11))).toBe(figi.slice(11))
})
