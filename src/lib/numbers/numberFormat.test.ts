import { expect, it, vi } from 'vitest'
import { numberFormat, twoDecimals } from './numberFormat.ts'

it('writes a double, and decimal text to its last digit', () => {
  expect(twoDecimals(1234.5)).toBe('1,234.50')
  expect(twoDecimals('12345678901234567890.125')).toBe('12,345,678,901,234,567,890.13')
})

it('makes its format with the first number, and once', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  const write = numberFormat({ maximumFractionDigits: 1 })
  expect(made).not.toHaveBeenCalled()
  expect([write(1.25), write(2)]).toEqual(['1.3', '2'])
  expect(made).toHaveBeenCalledOnce()
  made.mockRestore()
})
