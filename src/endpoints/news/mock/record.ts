/** Puts a news item of the mock service on the wire (§2.8), with the oddities that the wire was seen to have. */
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { PICTURES, textOf } from '../../../mock/newsdesk/newsHtml.ts'
import type { Story } from '../../../mock/newsdesk/newsStory.ts'
import type { Company } from '../../../mock/world/facts.ts'
import { type Random, randomOf } from '../../../mock/world/random.ts'
import type { news, NewsItem } from '../endpoint.ts'
import type { Item } from './item.ts'

type Stock = NonNullable<NewsItem['stocks']>[number]
type Picture = NonNullable<NewsItem['image']>[number]

/** The offset that every date of the service carries, in winter too (wire-format, "News"). */
const OFFSET_SECONDS = -4 * 3600

/** Unix seconds as `Fri, 07 Mar 2025 09:30:00 -0400`. */
export const mailDateOf = (seconds: number): string =>
  new Date((seconds + OFFSET_SECONDS) * 1000).toUTCString().replace('GMT', '-0400')

/** The day that the date names as written. */
export const mailDayOf = (seconds: number): string => new Date((seconds + OFFSET_SECONDS) * 1000).toISOString().slice(0, 10)

/** Often the ticker alone; identifiers need a licence and are empty otherwise. */
function stockOf(company: Company, random: Random): Stock {
  const { ticker: name, exchange, isin, cusip } = company
  if (random.chance(0.3)) return { name }
  return random.chance(0.5) ? { name, exchange, isin: '', cusip: '' } : { name, exchange, isin, cusip }
}

/** Three sizes in any order; nothing for many headlines. */
function picturesOf(id: number, origin: string, random: Random): readonly Picture[] {
  if (random.chance(0.45)) return []
  const sizes = ['thumb', 'small', 'large']
  const first = random.integer(0, 2)
  return [...sizes.slice(first), ...sizes.slice(0, first)].map((size) => ({
    size,
    url: `${origin}/news-files/${id}/${size}.svg`,
  }))
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/&#?\w+;/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)

const named = (names: readonly string[]): readonly { readonly name: string }[] => names.map((name) => ({ name }))

/** The texts that `displayOutput` asks for; the others are there and empty. */
function textsOf(story: Story, display: string, isPlain: boolean, random: Random): { teaser: string; body: string } {
  // An absent teaser is written as nothing or as a blank.
  const teaser = random.chance(0.1) ? random.pick(['', ' ']) : story.teaser
  if (display === 'headline') return { teaser: '', body: '' }
  // §2.8 fills the teaser with the whole item too, though §4.8 names only headline and body.
  return { teaser, body: display === 'full' ? (isPlain ? textOf(story.bodyHtml) : story.bodyHtml) : '' }
}

/** `origin` is where the request went: the pictures are there too. */
export function recordOf(
  item: Item,
  story: Story,
  values: Pick<ValuesOf<typeof news>, 'displayOutput' | 'format'>,
  origin: string,
): NewsItem {
  const random = randomOf('news record', item.id)
  const [year, month] = mailDayOf(item.created).split('-')
  const told = { ...story, bodyHtml: story.bodyHtml.replaceAll(PICTURES, origin) }
  return {
    id: item.id,
    ...(item.originalId === undefined ? {} : { original_id: item.originalId }),
    author: story.author,
    created: mailDateOf(item.created),
    updated: mailDateOf(item.updated),
    title: story.title,
    ...textsOf(told, values.displayOutput ?? 'headline', values.format === 'text', random),
    url: `https://news.example.test/${year}/${month}/${item.id}/${slugOf(story.title)}`,
    image: picturesOf(item.id, origin, random),
    channels: named(story.channels),
    stocks: item.companies.map((company) => stockOf(company, random)),
    tags: named(story.tags),
  }
}
