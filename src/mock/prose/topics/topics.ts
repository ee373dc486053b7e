/** The subjects of an earnings call, each with the questions asked about it and the sentences said about it. */
import { linesOf } from '../phrase.ts'
import { DEMAND_TOPICS } from './demand.ts'
import { MONEY_TOPICS, SECTOR_TOPICS } from './money.ts'
import { OPERATIONS_TOPICS } from './operations.ts'

export interface Topic {
  /** As announced: `supply and delivery`. */
  readonly subject: string
  readonly questions: readonly string[]
  /** In the order in which they make sense. */
  readonly sentences: readonly { readonly text: string; readonly fits: 'always' | 'growth' | 'decline' }[]
}

function readTopic(block: string): [key: string, topic: Topic] {
  const [head = '', ...lines] = linesOf(block)
  const [key = '', subject = ''] = head.split('|')
  return [
    key.trim(),
    {
      subject,
      questions: lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2)),
      sentences: lines
        .filter((line) => !line.startsWith('? '))
        .map((line) => ({
          text: line.replace(/^[+-]/, ''),
          fits: line.startsWith('+') ? 'growth' : line.startsWith('-') ? 'decline' : 'always',
        })),
    },
  ]
}

const readTopics = (text: string): readonly [string, Topic][] => text.trim().slice(1).split('\n#').map(readTopic)

const common = [DEMAND_TOPICS, OPERATIONS_TOPICS, MONEY_TOPICS].flatMap((text) => readTopics(text).map(([, topic]) => topic))
const bySector = new Map(readTopics(SECTOR_TOPICS))

/** What can be talked about in a company of this sector, its sector's own concern first. */
export function topicsOf(sector: string): readonly Topic[] {
  const own = bySector.get(sector)
  return own ? [own, ...common] : common
}
