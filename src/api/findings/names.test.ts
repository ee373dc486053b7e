import { expect, it } from 'vitest'
import { ExactNumber } from '../client/exactNumber.ts'
import { sharesName } from './names.ts'

it('takes nothing without a text for a name, whatever an object says of itself', () => {
  for (const came of [{ toString: false, valueOf: null }, [['HALO']], null, undefined, ''])
    expect(sharesName('ticker', 'HALO', came)).toBe(false)
})

it('reads an identifier that has more digits than a number holds', () => {
  expect(sharesName('identifier', '12345678901234567890', new ExactNumber('12345678901234567890'))).toBe(true)
})
