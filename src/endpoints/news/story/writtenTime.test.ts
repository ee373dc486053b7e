import { expect, test } from 'vitest'
import { writtenTimeOf } from './writtenTime.ts'

test('keeps day, clock and offset as written, in winter too', () => {
  expect(writtenTimeOf('Tue, 02 Jan 2024 23:45:10 -0400')).toEqual({ day: '2024-01-02', clock: '23:45', offset: '-0400' })
})

test('does not read what is written in another way', () => {
  for (const text of ['2024-01-02T23:45:10Z', 'Tue, 02 Foo 2024 23:45:10 -0400', '', null, undefined])
    expect(writtenTimeOf(text)).toBeUndefined()
})
