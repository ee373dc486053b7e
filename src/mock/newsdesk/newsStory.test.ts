import { expect, test } from 'vitest'
import { companies, companyOf } from '../companies/companies.ts'
import type { Call, Rating, Split } from '../world/facts.ts'
import { callFiguresOf, money } from '../prose/callFigures.ts'
import type { ItemSubject, NewsEvent } from './newsEvent.ts'
import { textOf } from './newsHtml.ts'
import { storyOf } from './newsStory.ts'
import { transcriptOf } from '../prose/transcript.ts'

const halo = companyOf('HALO')!
const vale = companyOf('KRSH.A')!
const call: Call = {
  id: '00000000-0000-4000-8000-000000000000',
  company: halo,
  period: 'Q1',
  year: 2025,
  minutes: 50,
  day: '2025-05-06',
  startsAt: '16:30:00',
  announcedAt: '16:05:00',
  start: 1_746_563_400,
  isOver: true,
  importance: 3,
  updated: 1_746_570_000,
}
const rating: Rating = {
  id: 'a'.repeat(24),
  ratingId: 'b'.repeat(24),
  company: vale,
  analyst: { id: 'c'.repeat(24), firm: { id: 'f'.repeat(24), name: 'Silver & Co.' }, first: 'Mina', last: 'Osei' },
  day: '2026-11-05',
  action: 'Upgrades',
  rating: 'Buy',
  stance: 1,
  target: '96.0000',
  priorTarget: '90.0000',
  updated: 1_793_880_000,
}
const split: Split = {
  id: 's1',
  company: halo,
  ratio: '1:20',
  factor: 0.05,
  type: 'Reverse Split',
  announced: '2026-10-01',
  recorded: '',
  ex: '2026-10-20',
  distribution: '',
  importance: 3,
  optionable: true,
  notes: '',
  updated: 1_790_000_000,
}
const subjects: readonly ItemSubject[] = ['plant', 'contract', 'recall', 'merger', 'appointment', 'launch', 'dividend', 'lawsuit']
const movers = companies.slice(0, 5).map((company, at) => ({ company, change: at - 2, close: 20 + at }))
const insider = {
  kind: 'insider',
  company: halo,
  day: '2026-11-03',
  name: 'Ann Lee',
  title: 'General Counsel',
  side: 'sell',
} as const
const events: readonly NewsEvent[] = [
  { kind: 'rating', rating, close: 80 },
  { kind: 'split', split },
  { kind: 'preview', call },
  { kind: 'results', call, quarters: [] },
  { ...insider, shares: 12_000, price: 12.3 },
  { kind: 'wrap', day: '2026-11-03', movers },
  ...subjects.map((subject): NewsEvent => ({ kind: 'item', company: vale, subject })),
]
const stories = events.flatMap((event) => Array.from({ length: 60 }, (_, seed) => storyOf(event, seed)))
const shareOf = (pattern: RegExp): number => stories.filter(({ bodyHtml }) => pattern.test(bodyHtml)).length / stories.length

test('every body has paragraphs and a ticker link, and no mark of a template', () => {
  for (const { bodyHtml, title, teaser } of stories) {
    expect(bodyHtml).toContain('<p>')
    expect(bodyHtml).toMatch(/<a class="ticker" href="https:\/\/[^"]+">[A-Z.]+<\/a>/)
    expect(title + teaser + bodyHtml).not.toMatch(/[{}[\]|⟦⟧]|undefined|NaN/)
  }
})

test('bodies hold tables, lists, images, entities and runs of newlines now and then', () => {
  for (const pattern of [/<table>/, /<ul>\n<li>/, /<img src="https:\/\/cdn\.example\.test\//, /&amp;|&rsquo;|&nbsp;/, /\n{4}/]) {
    expect(shareOf(pattern)).toBeGreaterThan(0.1)
    expect(shareOf(pattern)).toBeLessThan(1)
  }
})

test('what a reader must not let survive is rare and of every kind', () => {
  for (const pattern of [/<iframe /, /<script>/, / onclick="/, / onerror="/]) {
    expect(shareOf(pattern)).toBeGreaterThan(0.005)
    expect(shareOf(pattern)).toBeLessThan(0.08)
  }
})

test('the text of a body has its words and numbers and nothing of its markup', () => {
  for (const { bodyHtml } of stories) expect(textOf(bodyHtml)).not.toMatch(/<|&\w+;|document\.title|\n\n/)
  const bodyText = textOf(storyOf({ kind: 'wrap', day: '2026-11-03', movers }, 1).bodyHtml)
  expect(bodyText).toContain('Halcyon Optics\t-2.00%\t$20.00')
})

test('titles hold entities for what must be escaped', () => {
  const titles = Array.from({ length: 30 }, (_, seed) => storyOf({ kind: 'rating', rating, close: 80 }, seed).title)
  for (const title of titles) expect(title).toMatch(/^Silver &amp; Co\. Upgrades Karsh &amp; Vale Media/)
  const previews = Array.from({ length: 60 }, (_, seed) => storyOf({ kind: 'preview', call }, seed).title)
  expect(previews.some((title) => title.includes('&#39;s'))).toBe(true)
  expect(previews.some((title) => title.includes("'s"))).toBe(true)
})

test('channels and tags fit the event, with an internal marker now and then', () => {
  expect(storyOf({ kind: 'rating', rating, close: 80 }, 1).channels).toEqual(
    expect.arrayContaining(['Analyst Ratings', 'Price Target', 'Upgrades']),
  )
  const merger = storyOf({ kind: 'item', company: vale, subject: 'merger' }, 1)
  expect(merger.channels).toContain('M&A')
  expect(merger.bodyHtml).toContain('merger')
  expect(stories.some(({ tags }) => tags.some((tag) => /^TSI-\d{4}$/.test(tag)))).toBe(true)
  expect(stories.some(({ tags }) => tags.every((tag) => !tag.startsWith('TSI-')))).toBe(true)
})

test('a story on results states the revenue that the call states', () => {
  const revenue = money(callFiguresOf(call).revenue)
  expect(textOf(storyOf({ kind: 'results', call, quarters: [] }, 1).bodyHtml)).toContain(revenue)
  expect(transcriptOf(call, 'NON_LIVE')).toContain(revenue)
})

test('leaves out the days of a split that are not known', () => {
  const bodyText = textOf(storyOf({ kind: 'split', split }, 1).bodyHtml)
  expect(bodyText).toContain('Ex-date\t20 Oct 2026')
  expect(bodyText).not.toMatch(/Record date|Distribution/)
})

test('an insider trade is told with shares, price and their product', () => {
  const bodyText = textOf(storyOf({ ...insider, shares: 12_000, price: 12.3 }, 1).bodyHtml)
  expect(bodyText).toMatch(/sold 12,000 shares on 3 Nov 2026 at an average of \$12\.30/)
  expect(bodyText).toContain('$147,600')
})

test('is signed by desks and by several people, and is the same for the same seed', () => {
  expect(new Set(stories.map(({ author }) => author)).size).toBe(9)
  expect(storyOf(events[5]!, 'x')).toEqual(storyOf(events[5]!, 'x'))
  expect(storyOf(events[5]!, 'x').bodyHtml).not.toBe(storyOf(events[5]!, 'y').bodyHtml)
})
