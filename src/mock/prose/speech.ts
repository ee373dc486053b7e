/** Talk on subjects: deals questions and sentences so that a call says nothing twice before it has said everything. */
import type { Random } from '../world/random.ts'
import { type Deck, type Slots, deckOf, expand } from './phrase.ts'
import type { Topic } from './topics/topics.ts'

export type Direction = 'growth' | 'flat' | 'decline'

/** What a change of revenue may be called. */
export const directionOf = (growth: number): Direction => (growth >= 0.02 ? 'growth' : growth > -0.005 ? 'flat' : 'decline')

export interface Speech {
  /** A subject on which there is still something to say, every one once before any again. */
  subject(): Topic
  question(topic: Topic): string
  /** Up to `count` sentences on the topic, in an order that makes sense; all that is left when little is. */
  talk(topic: Topic, count?: number): string
  hasMore(topic: Topic): boolean
  /** Whether every subject has been dealt with once. */
  isRepeating(): boolean
  /** The next of a list of stock phrases. */
  phrase(list: readonly string[], more?: Slots): string
}

const ENOUGH = 3

// "three sites" here, "four" there: a number that no second sentence refers to is chosen on the spot.
const small = (text: string): string => text.replace(/\{n2?\}/g, '[two|three|four]')

// The same in other words, safe in any of the sentences: what one says twice should not sound read out.
const LOOSER: Readonly<Record<string, string>> = {
  'do not': "don't",
  'does not': "doesn't",
  'did not': "didn't",
  'is not': "isn't",
  'would not': "wouldn't",
  cannot: "can't",
  ' because ': ' since ',
  mostly: 'mainly',
  usually: 'normally',
  roughly: 'about',
  'and not ': 'rather than ',
  'every ': 'each ',
  'a little': 'somewhat',
  'I would ': "I'd ",
}
const LOOSE = new RegExp(Object.keys(LOOSER).join('|'), 'g')

// Words that begin a sentence with a capital only because they begin it.
const COMMON = /^(The|We|Our|A|About|It|They|There|Those|Of|Where|What|Two|Every|Most|Some|Pricing|Price|Conversion|Partners) /

/** `asides` come before some of the sentences: `In Texas, `. */
export function speechOf(
  topics: readonly Topic[],
  slots: Slots,
  direction: Direction,
  random: Random,
  asides: readonly string[] = [],
): Speech {
  const decks = new Map<readonly string[], Deck<string>>()
  const left = new Map<Topic, string[]>()
  const topicDeck = deckOf(topics, random)
  let rounds = 0
  const startOver = (): void => {
    rounds += 1
    for (const topic of topics) {
      const fitting = topic.sentences.filter(({ fits }) => fits === 'always' || fits === direction)
      left.set(
        topic,
        fitting.map(({ text }) => text),
      )
    }
  }
  startOver()
  const draw = (list: readonly string[]): string => {
    const deck = decks.get(list) ?? deckOf(list, random)
    decks.set(list, deck)
    return deck.draw()
  }
  const say = (text: string, more?: Slots): string => expand(small(text), more ? { ...slots, ...more } : slots, random)
  const remark = (text: string): string => {
    const said = say(text).replace(LOOSE, (words) => (random.chance(0.5) ? LOOSER[words]! : words))
    if (asides.length === 0 || !COMMON.test(said) || random.chance(0.3)) return said
    return `${say(draw(asides))}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`
  }
  const hasMore = (topic: Topic, count = 1): boolean => left.get(topic)!.length >= count

  return {
    hasMore,
    isRepeating: () => rounds > 1,
    subject() {
      if (!topics.some((topic) => hasMore(topic, ENOUGH))) startOver()
      for (;;) {
        const topic = topicDeck.draw()
        if (hasMore(topic, ENOUGH)) return topic
      }
    },
    question: (topic) => say(draw(topic.questions)),
    talk(topic, count = 5) {
      const sentences = left.get(topic)!
      // What would be too little for another answer is said now.
      const wanted = sentences.length - count < ENOUGH ? sentences.length : count
      const kept = sentences.map((_, at) => at)
      while (kept.length > wanted) kept.splice(random.integer(0, kept.length - 1), 1)
      const said = new Set(kept)
      left.set(
        topic,
        sentences.filter((_, at) => !said.has(at)),
      )
      return kept.map((at) => remark(sentences[at]!)).join(' ')
    },
    phrase: (list, more) => say(draw(list), more),
  }
}
