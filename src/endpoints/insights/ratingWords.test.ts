/** Ratings in one line, from the parts that a record has and from no others. */
import { describe, expect, it } from 'vitest'
import type { Insight } from './endpoint.ts'
import { insightsOfCompany } from './companyView.ts'
import recordView from './recordView.ts'
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
    [{ action: 'Maintains' }, 'Bellwether Lane raises target on Halcyon Optics to 78.00 (from 64.00), keeps Buy'],
    [
      { action: 'reiterates', pt: '64.0000', analyst_insights: 'We cut the target to $64.00 from $78.00.' },
      'Bellwether Lane cuts target on Halcyon Optics to 64.00 (from 78.00), keeps Buy',
    ],
    [
      { action: 'Maintains', pt: '78.0', analyst_insights: 'The target stays, to $78 from $78.00.' },
      'Bellwether Lane reiterates Halcyon Optics at Buy, target 78.00',
    ],
    [{ action: 'Maintains', rating: '' }, 'Bellwether Lane raises target on Halcyon Optics to 78.00 (from 64.00)'],
    // Nothing says whether the target is another than before.
    [{ action: 'Maintains', analyst_insights: '' }, 'Bellwether Lane keeps Halcyon Optics at Buy, target 78.00'],
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

it('takes the target before from the loaded rows, else from the note', () => {
  const maintained: Insight = { ...raised, action: 'Maintains', date: '2026-11-03' }
  const earlier: Insight = { ...raised, date: '2026-08-03', pt: '60.00' }
  const records = [maintained, earlier]
  const rows = { size: 2, records: () => records, readers: () => records }
  const title = (target: string) => `Bellwether Lane raises target on Halcyon Optics to 78.00 (from ${target}), keeps Buy`
  expect(recordView.titleOf?.(maintained, 0, rows)).toBe(title('60.00'))
  expect(recordView.titleOf?.(maintained, -1)).toBe(title('64.00'))
  expect(insightsOfCompany.eventOf?.(maintained, 0, rows.records())?.words).toBe(
    'Bellwether Lane raises target to 78.00 (from 60.00), keeps Buy',
  )
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
