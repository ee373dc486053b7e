/** Check digits of public identifiers, right and with each digit changed. */
import { expect, it } from 'vitest'
import { hasCusipCheckDigit, hasIsinCheckDigit } from './identifiers.ts'

it.each(['037833100', '594918104', '38259P508', '17275R102', '68389X105'])(
  '%s is a CUSIP, and with another last digit it is not',
  (cusip) => {
    const last = [...'0123456789'].filter((digit) => hasCusipCheckDigit(cusip.slice(0, 8) + digit))
    expect(last).toEqual([cusip[8]])
  },
)

it.each(['US0378331005', 'US5949181045', 'GB0002634946', 'AU0000XVGZA3', 'DE000BASF111'])(
  '%s is an ISIN, and with another last digit it is not',
  (isin) => {
    const last = [...'0123456789'].filter((digit) => hasIsinCheckDigit(isin.slice(0, 11) + digit))
    expect(last).toEqual([isin[11]])
  },
)
