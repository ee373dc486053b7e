/** Looks for words and phrases in a story: in its title, then its tags, then its body (§4.8 `topics`). */
import type { Story } from '../../../mock/newsdesk/newsStory.ts'

const NOWHERE = 3

/** Words between single blanks, so that whole words and whole phrases are found whatever stands between them. */
const wordsOf = (text: string): string => {
  const words = text
    .toLowerCase()
    .replace(/&#?\w+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ` ${words.trim()} `
}

/** Where one topic is: 0 title, 1 tags, 2 body. */
function placeOf(story: Story, topic: string): number {
  const wanted = wordsOf(topic)
  const places = [[story.title], story.tags, [story.bodyText]]
  const place = places.findIndex((texts) => texts.some((text) => wordsOf(text).includes(wanted)))
  return place < 0 ? NOWHERE : place
}

/** The best place of any topic, or with `and` the worst of them all; `undefined` when the story does not match. */
export function topicRank(story: Story, topics: readonly string[], group: 'or' | 'and'): number | undefined {
  const places = topics.map((topic) => placeOf(story, topic))
  const rank = group === 'and' ? Math.max(...places) : Math.min(...places)
  return rank === NOWHERE ? undefined : rank
}
