/** Instants in the preferred zone, and what no zone may shift. */
import { afterEach, describe, expect, it } from 'vitest'
import { clock, day, dayInstant, displayDay, instant, mailDate, unix } from '../api/endpoint/fields.ts'
import { setPreferences } from './preferences.ts'
import { valueText } from '../ui/values/valueText.ts'

afterEach(() => setPreferences({ zone: 'stated' }))

describe('instants', () => {
  it.each([
    ['stated', '21 Nov 2026, 01:30 UTC', '20 Nov 2026, 21:30 -0400'],
    ['UTC', '21 Nov 2026, 01:30 UTC', '21 Nov 2026, 01:30 UTC'],
    ['America/New_York', '20 Nov 2026, 20:30 EST', '20 Nov 2026, 20:30 EST'],
    ['Asia/Tokyo', '21 Nov 2026, 10:30 GMT+9', '21 Nov 2026, 10:30 GMT+9'],
  ])('in the zone %s', (zone, words, ofMail) => {
    setPreferences({ zone })
    expect(valueText(unix('x'), Date.UTC(2026, 10, 21, 1, 30) / 1000)).toBe(words)
    expect(valueText(instant('x'), '2026-11-21T01:30:00.000Z')).toBe(words)
    // The offset that the source writes is taken at its word, in winter too (§2.8).
    expect(valueText(mailDate('x'), 'Fri, 20 Nov 2026 21:30:00 -0400')).toBe(ofMail)
  })

  it('are not made of days, of midnights that mean a day, nor of times without a zone', () => {
    const shown = () => [
      valueText(day('x'), '2026-11-21'),
      valueText(displayDay('x'), 'Nov 21, 2026'),
      valueText(dayInstant('x'), '2026-11-21T00:00:00.000Z'),
      valueText(instant('x'), '2026-11-21T01:30:00'),
      valueText(clock('x'), '08:30:00'),
      valueText(mailDate('x'), 'yesterday'),
    ]
    const stated = shown()
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'local']) {
      setPreferences({ zone })
      expect(shown()).toEqual(stated)
    }
  })
})
