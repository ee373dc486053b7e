/** A news story about something that happened in the invented market: title, teaser, body, byline, channels and tags. */
import { personOf } from '../companies/people.ts'
import { type Random, randomOf } from '../world/random.ts'
import { itemDraft, previewDraft, resultsDraft } from './companyStories.ts'
import type { Draft, NewsEvent } from './newsEvent.ts'
import { htmlOf, titleOf } from './newsHtml.ts'
import { insiderDraft, ratingDraft, splitDraft } from './shareStories.ts'
import { wrapDraft } from './marketWrap.ts'

export interface Story {
  /** May hold entities. */
  readonly title: string
  /** May be `''`. */
  readonly teaser: string
  readonly bodyHtml: string
  readonly author: string
  /** May hold a name twice, as the real wire does. */
  readonly channels: readonly string[]
  readonly tags: readonly string[]
}

const DESKS = ['Tearsheet Newsdesk', 'Tearsheet Insights', 'Tearsheet Staff Writer']
const WRITERS = ['Corin Maddowell', 'Ilse Varanger', 'Teodor Quillfeather', 'Amina Rookhope', 'Jun Hallowmere', 'Bettina Osgarth']

function draftOf(event: NewsEvent, random: Random): Draft {
  switch (event.kind) {
    case 'rating':
      return ratingDraft(event, random)
    case 'split':
      return splitDraft(event, random)
    case 'preview':
      return previewDraft(event, random)
    case 'results':
      return resultsDraft(event, random)
    case 'insider':
      return insiderDraft(event, random)
    case 'wrap':
      return wrapDraft(event, random)
    case 'item': {
      const { first, last } = personOf(random)
      return itemDraft(event, `${first} ${last}`, random)
    }
  }
}

/** The same event and seed give the same story; another seed tells it in other words. */
export function storyOf(event: NewsEvent, seed: string | number): Story {
  const random = randomOf('story', event.kind, seed)
  const draft = draftOf(event, random)
  const { title, teaser, channels, tags } = draft
  const bodyHtml = htmlOf(draft, random)
  return {
    title: titleOf(title, random),
    teaser: random.chance(0.1) ? '' : teaser,
    bodyHtml,
    author: random.chance(0.5) ? random.pick(DESKS) : random.pick(WRITERS),
    channels: random.chance(0.05) ? [...channels, channels[0]!] : channels,
    tags: random.chance(0.3) ? [...tags, `TSI-${random.integer(1000, 9999)}`] : tags,
  }
}
