/** Ratings in one line, from the parts that a record has and from no others. */
import { describe, expect, it } from 'vitest'
import type { Insight } from './endpoint.ts'
import { priorTargetIn, ratingWords, targetWords, titleOfInsight } from './ratingWords.ts'

const raised: Insight = {
  firm: 'Bellwether Lane',
  action: 'Upgrades',
  rating: 'Buy',
  pt: '78.0000',
  security: { symbol: 'HALO', name: 'Halcyon Optics' },
  analyst_insights: '**Valuation**: The price target moves up to $78.00 from $64.00.',
}

describe('the title of a rating', () => {
  it.each<[Partial<Insight>, string | undefined]>([
    [{}, 'Bellwether Lane raises Halcyon Optics to Buy, target 78.00 (from 64.00)'],
    [{ action: 'downgrade', rating: 'Hold' }, 'Bellwether Lane cuts Halcyon Optics to Hold, target 78.00 (from 64.00)'],
    [{ action: 'Maintains' }, 'Bellwether Lane keeps Halcyon Optics at Buy, target 78.00 (from 64.00)'],
    [
      { action: 'Initiates Coverage On', analyst_insights: '' },
      'Bellwether Lane initiates coverage on Halcyon Optics at Buy, target 78.00',
    ],
    [{ action: 'Suspends', rating: '', pt: '' }, 'Bellwether Lane suspends Halcyon Optics'],
    [{ action: 'Terminates Coverage On', rating: null, pt: null }, 'Bellwether Lane terminates coverage on Halcyon Optics'],
    [{ rating: '', analyst_insights: null }, 'Bellwether Lane upgrades Halcyon Optics, target 78.00'],
    [{ action: '', analyst_insights: null }, 'Bellwether Lane, Halcyon Optics, Buy, target 78.00'],
    [{ firm: null, analyst_insights: null }, 'Raises Halcyon Optics to Buy, target 78.00'],
    [{ security: { symbol: 'HALO' }, analyst_insights: null }, 'Bellwether Lane raises HALO to Buy, target 78.00'],
    [{ security: null, pt: '', analyst_insights: null }, 'Bellwether Lane raises to Buy'],
    [{ firm: '', action: '', rating: '', pt: '' }, undefined],
  ])('of %j is “%s”', (changes, title) => {
    expect(titleOfInsight({ ...raised, ...changes })).toBe(title)
  })
})

it('leaves the company out where the page is about it', () => {
  expect(ratingWords({ firm: 'Eastgate Nordic', action: 'Reiterates', rating: 'Market Outperform', pt: '55.0000' })).toBe(
    'Eastgate Nordic keeps Market Outperform, target 55.00',
  )
  expect(ratingWords({ firm: 'Eastgate Nordic', action: 'Initiates Coverage On', rating: 'Buy' })).toBe(
    'Eastgate Nordic initiates coverage at Buy',
  )
})

it.each([
  ['The price target moves up to $78 from $64.', '64'],
  ['We lift our target from $64.00 to $78.00 today.', '64.00'],
  ['The price target is $78.00.', undefined],
  // Of another figure than this target, or of no target.
  ['The price target moves up to $80 from $64.', undefined],
  ['Sales rose to $78 from $64.', undefined],
  ['', undefined],
])('“%s” says the target before: %s', (note, before) => {
  expect(priorTargetIn({ pt: '78.00', analyst_insights: note })).toBe(before)
})

it.each([
  ['55', '55.00'],
  ['55.5000', '55.50'],
  ['1250.1234', '1,250.1234'],
  ['n/a', 'n/a'],
])('writes the target %s as %s', (target, words) => {
  expect(targetWords(target)).toBe(words)
})
