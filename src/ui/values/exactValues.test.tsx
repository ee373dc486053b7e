/** What the table rounds is exact in the record and on hover. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { decimal, fraction, instant, integer, mailDate, number, unix, type Field } from '../../api/endpoint/fields.ts'
import { ExactNumber } from '../../api/client/exactNumber.ts'
import { CellValue } from './CellValue.tsx'
import { FieldValue } from './FieldValue.tsx'
import { cellText, roundedFrom, valueText } from './valueText.ts'

it.each<[Field, unknown, string, string]>([
  [fraction('x'), 0.005143, '0.5%', '0.5143%'],
  [fraction('x'), -0.0000012, '0.0%', '-0.00012%'],
  [fraction('x'), 12.3456789, '1,234.6%', '1,234.56789%'],
  [number('x'), 0.123456789, '0.12', '0.123456789'],
  [number('x', { decimals: 2 }), 1234.00000001, '1,234.00', '1,234.00000001'],
  [number('x'), 1e-7, '0.00', '0.0000001'],
  [number('x'), new ExactNumber('-0.1234567890123456789'), '−0.12', '-0.1234567890123456789'],
  [number('x', { decimals: 2, isLong: true, unit: 'dollars' }), 5_647_254_285, '$5.65B', '5,647,254,285.00'],
  [instant('x'), '2026-03-02T13:05:09.123456789Z', '2 Mar 2026, 13:05 UTC', '2 Mar 2026, 13:05:09.123456789 UTC'],
  [mailDate('x'), 'Fri, 07 Mar 2025 09:30:15 -0400', '7 Mar 2025, 09:30 -0400', '7 Mar 2025, 09:30:15 -0400'],
  [unix('x'), 1_795_183_509, '20 Nov 2026, 14:05 UTC', '20 Nov 2026, 14:05:09 UTC'],
  [
    unix('x'),
    1_795_183_509_250,
    '20 Nov 2026, 14:05 UTC (sent in milliseconds)',
    '20 Nov 2026, 14:05:09.25 UTC (sent in milliseconds)',
  ],
])('$kind $label: %s of %j', (field, value, rounded, exact) => {
  expect([valueText(field, value), valueText(field, value, true), roundedFrom(field, value)]).toEqual([rounded, exact, exact])
  expect(render(<FieldValue field={field} value={value} />).container.querySelector('bdi')!.title).toBe(exact)
  expect(render(<FieldValue field={field} value={value} isExact />).container.textContent).toBe(exact)
})

it.each<[Field, unknown, string]>([
  [fraction('x'), 0.005, '0.5%'],
  [number('x', { decimals: 2 }), 5, '5.00'],
  [integer('x'), 1_234_567, '1,234,567'],
  [instant('x'), '2026-03-02T13:05:00.000Z', '2 Mar 2026, 13:05 UTC'],
  [unix('x'), 1_795_183_500, '20 Nov 2026, 14:05 UTC'],
  [integer('x'), new ExactNumber('9007199254740993'), '9,007,199,254,740,993'],
  [number('x'), new ExactNumber('1e400'), '1e400'],
])('says nothing on hover of what is whole: %s of %s', (field, value, words) => {
  expect([valueText(field, value), valueText(field, value, true), roundedFrom(field, value)]).toEqual([words, words, undefined])
})

it('rounds a number sent as text in the cells of a table alone', () => {
  const target = decimal('x')
  expect([cellText(target, '72.0050'), valueText(target, '72.0050'), roundedFrom(target, '72.0050')]).toEqual([
    '72.01',
    '72.0050',
    '72.0050',
  ])
  expect(render(<CellValue field={target} value="72.0050" />).container.textContent).toBe('72.01')
  expect(render(<FieldValue field={target} value="72.0050" />).container.textContent).toBe('72.0050')
})
