import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import type { Rating } from '../world/facts.ts'
import { insightNoteOf } from './insightNote.ts'

const firm = { id: 'f'.repeat(24), name: 'Larkspur Research' }
const ratingOf = (more: Partial<Rating> = {}): Rating => ({
  id: 'a'.repeat(24),
  ratingId: 'b'.repeat(24),
  company: companyOf('HALO')!,
  analyst: { id: 'c'.repeat(24), firm, first: 'Mina', last: 'Osei' },
  day: '2026-11-05',
  action: 'Maintains',
  rating: 'Buy',
  stance: 1,
  target: '96.0000',
  priorTarget: '90.0000',
  updated: 1_793_880_000,
  ...more,
})
const many = (more: Partial<Rating>, close: number | undefined): readonly string[] =>
  Array.from({ length: 120 }, (_, at) => insightNoteOf(ratingOf({ id: at.toString(16).padStart(24, '0'), ...more }), close))

test('has two to five paragraphs with bold lead-ins, some with a hard break after them', () => {
  const notes = many({}, 80)
  const counts = notes.map((note) => note.split('\n\n').length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
  expect(notes.every((note) => /\*\*[A-Z][a-z ]+\*\*:/.test(note))).toBe(true)
  expect(notes.some((note) => note.includes(':  \n'))).toBe(true)
  expect(notes.some((note) => !note.includes(':  \n'))).toBe(true)
})

test('older notes are lists', () => {
  expect(insightNoteOf(ratingOf({ day: '2023-11-05' }), 80)).toMatch(/\n- \*\*Valuation:\*\* /)
  expect(insightNoteOf(ratingOf({ day: '2024-01-01' }), 80)).not.toMatch(/^- /m)
})

test('says what target and close say: upside above the close, downside below, and nothing without a close', () => {
  for (const note of many({}, 80)) expect(note).toMatch(/upside of 20\.0%/)
  for (const note of many({ stance: -1, rating: 'Sell' }, 120)) expect(note).toMatch(/downside of 20\.0%/)
  for (const note of many({}, 96.1)) expect(note).not.toMatch(/upside|downside/)
  for (const note of many({}, undefined)) expect(note).not.toMatch(/upside|downside|close of/)
})

test('says which way the target went, and is silent on a change as large as a split would make', () => {
  for (const note of many({}, 80)) expect(note).toMatch(/up to \$96\.00 from \$90\.00/)
  for (const note of many({ priorTarget: '100.00' }, 80)) expect(note).toMatch(/down to \$96\.00 from \$100\.00/)
  for (const note of many({ priorTarget: '96.00' }, 80)) expect(note).toMatch(/unchanged at \$96\.00|stays at \$96\.00/)
  for (const note of many({ priorTarget: '384.00' }, 80)) expect(note).not.toContain('384')
})

test('names no price target when there is none', () => {
  for (const note of many({ target: '' }, undefined)) expect(note).not.toMatch(/\$\d/)
})

test('knows an upgrade from a downgrade, and argues for nothing where coverage ends', () => {
  expect(insightNoteOf(ratingOf({ action: 'Upgrades' }), 80)).toContain('upgraded Halcyon Optics (HALO) to Buy')
  expect(insightNoteOf(ratingOf({ action: 'Downgrades', rating: 'Hold', stance: 0 }), 80)).toContain('downgraded Halcyon Optics')
  const ended = insightNoteOf(ratingOf({ action: 'Suspends', rating: '', target: '' }), 80)
  expect(ended).toContain('no longer publishes')
  expect(ended).not.toMatch(/Valuation|Buy/)
})

test('is the same for the same rating, and leaves no mark of a template for any company', () => {
  expect(insightNoteOf(ratingOf(), 80)).toBe(insightNoteOf(ratingOf(), 80))
  for (const company of companies) expect(insightNoteOf(ratingOf({ company }), 80)).not.toMatch(/[{}[\]|]|undefined|NaN/)
})
