import { describe, expect, it } from 'vitest'
import { citationOf } from '../text/citation.ts'
import { readingOf } from '../text/reading.ts'
import { chosenOf, pairOf, versionsOf } from './versions.ts'

const live = { type: 'LIVE', text: '', confidence_score: 0 }
const corrected = { type: 'NON_LIVE', text: 'Dana Osei -- CFO\n\nThank you.\n\nOperator\n\nBye.', confidence_score: 0.98 }

describe('the versions', () => {
  it('stand with the corrected one first, and say that there is no text', () => {
    expect(versionsOf([live, corrected]).map(({ name, confidence }) => `${name}${confidence}`)).toEqual(['Final', 'Live, empty'])
    expect(versionsOf([{ type: 'DRAFT', text: 'x' }])[0]).toMatchObject({
      name: 'DRAFT',
      confidence: '',
    })
  })

  it.each([
    [0.4123456789012345, ' (ASR 41%)'],
    [0.9999, ' (ASR 99%)'],
    [1, ' (ASR 100%)'],
    [0, ' (ASR 0%)'],
    [41.2, ' (ASR 41%)'],
    [-3, ' (ASR -3)'],
    [null, ' (ASR)'],
  ])('say a confidence of %s in whole per cent', (confidence_score, words) => {
    const [offered] = versionsOf([{ ...live, text: 'heard', confidence_score }])
    expect(offered!.confidence).toBe(words)
    expect(offered!.title).not.toMatch(/\d{6}/)
  })

  it('open with the one that has text, unless another is asked for', () => {
    const offered = versionsOf([
      { ...live, text: 'heard' },
      { ...corrected, text: '' },
    ])
    expect(chosenOf(offered, undefined)?.key).toBe('LIVE')
    expect(chosenOf(offered, 'NON_LIVE')?.key).toBe('NON_LIVE')
    expect(chosenOf(offered, 'OTHER')?.key).toBe('LIVE')
    expect(chosenOf(versionsOf(null), 'LIVE')).toBeUndefined()
  })

  it('are compared only where both have text', () => {
    expect(pairOf(versionsOf([live, corrected]))).toBeUndefined()
    expect(pairOf(versionsOf([{ ...live, text: 'x' }, corrected]))?.heard.key).toBe('LIVE')
  })
})

describe('a citation', () => {
  it('names speaker, call, day and version, and the demo as such', () => {
    const [offered] = versionsOf([corrected])
    const reading = readingOf(corrected)
    const call = { call_title: 'Halcyon Q3', name: 'Halcyon', symbol: 'HALO', start_time: '2026-11-05T15:00:00Z' }
    const source = { call, offered: offered!, link: 'https://app.test/#p=1', isDemo: true }
    expect(citationOf(reading, [{ passage: 0, text: reading.passages[0]!.text }], source)).toBe(
      '“Thank you.”\nDana Osei, CFO. Halcyon Q3, Halcyon (HALO), 5 Nov 2026. Transcript: NON_LIVE, corrected after the call, confidence 98%. Demo data, invented.\nhttps://app.test/#p=1',
    )
  })
})
