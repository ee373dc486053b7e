/** Looks for words and phrases in a story: in its title, then its tags, then its body (§4.8 `topics`). */
import { textOf } from '../../../mock/newsdesk/newsHtml.ts'
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

/** Finds the best place of any of the topics, or with `and` the worst of them all; `undefined` where a story does not match. */
export function topicSearch(topics: readonly string[], group: 'or' | 'and'): (story: Story) => number | undefined {
  const phrases = topics.map((topic) => {
    const phrase = wordsOf(topic)
    return { phrase, words: phrase.split(' ') }
  })
  return ({ title, tags, bodyHtml }) => {
    const body = bodyHtml.toLowerCase()
    const places = phrases.map(({ phrase, words }) => {
      const isIn = (text: string): boolean =>
        words.every((word) => text.toLowerCase().includes(word)) && wordsOf(text).includes(phrase)
      if (isIn(title)) return 0
      if (tags.some(isIn)) return 1
      // No word of a body is parted by markup: what is not in it as it is written is not in its text, and that is seen much sooner.
      return words.every((word) => body.includes(word)) && wordsOf(textOf(bodyHtml)).includes(phrase) ? 2 : NOWHERE
    })
    const rank = group === 'and' ? Math.max(...places) : Math.min(...places)
    return rank === NOWHERE ? undefined : rank
  }
}
