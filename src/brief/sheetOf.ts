/** The sentences around the lines of a brief, on screen, on paper and in what is copied. */
import { counted } from '../lib/numbers/counts.ts'
import { failureWords } from '../explorer/notices/failureWords.ts'
import { wordsOfUnix } from '../ui/values/valueText.ts'
import type { Content } from './lines/briefContent.ts'

export const companiesWords = (count: number): string => counted(count, 'company', 'companies')

export const subtitleOf = (count: number, since: number): string => `${companiesWords(count)} since ${wordsOfUnix(since)}`

/** `Quiet: ABCD, EFGH`; where something is missing, no company is called quiet. */
export function quietWords({ quiet, gaps }: Pick<Content, 'quiet' | 'gaps'>, isWhole: boolean): string | undefined {
  if (quiet.length === 0) return undefined
  return `${isWhole && gaps.length === 0 ? 'Quiet' : 'Nothing in what came'}: ${quiet.join(', ')}`
}

/** The failures of a brief in a sentence each. */
export const gapWords = ({ gaps }: Pick<Content, 'gaps'>): readonly string[] =>
  gaps.map(({ endpoint, failure }) => `${endpoint.title} is missing. ${failureWords[failure.kind].what}`)

/** What a copy says of itself that was taken before all was asked. */
export const unfinishedWords = (answered: number, asked: number): string =>
  `Not complete when copied: ${counted(asked, 'request')} to make, ${answered} answered.`
