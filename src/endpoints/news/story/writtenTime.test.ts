import { expect, test } from 'vitest'
import { writtenTimeOf } from './writtenTime.ts'

test('tells the clock of New York by the moment, though its summer offset is written in winter too', () => {
  expect(writtenTimeOf('Tue, 02 Jan 2024 23:45:10 -0400')).toEqual({ day: '2024-01-02', clock: '22:45', offset: 'ET' })
  expect(writtenTimeOf('Tue, 02 Jul 2024 00:10:00 -0400')).toEqual({ day: '2024-07-02', clock: '00:10', offset: 'ET' })
  expect(writtenTimeOf('Tue, 02 Jan 2024 00:10:00 -0400')).toEqual({ day: '2024-01-01', clock: '23:10', offset: 'ET' })
})

test('keeps day, clock and offset of another zone as written', () => {
  expect(writtenTimeOf('Tue, 02 Jan 2024 23:45:10 +0100')).toEqual({ day: '2024-01-02', clock: '23:45', offset: '+0100' })
})

test('does not read what is written in another way', () => {
  for (const text of ['2024-01-02T23:45:10Z', 'Tue, 02 Foo 2024 23:45:10 -0400', '', null, undefined])
    expect(writtenTimeOf(text)).toBeUndefined()
})
