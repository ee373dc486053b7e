/** The sentences around the lines of a brief, on screen, on paper and in what is copied. */
import { counted } from '../lib/numbers/counts.ts'
import { failureWords } from '../explorer/notices/failureWords.ts'
import { wordsOfUnix } from '../ui/values/valueText.ts'
import type { Content } from './lines/briefContent.ts'
import { foldedLines } from './lines/foldedLines.ts'

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

/** What a copy or a print says of itself that was taken before all was asked. */
export const unfinishedWords = (taken: 'copied' | 'printed', answered: number, asked: number): string =>
  `Not complete when ${taken}: ${counted(asked, 'request')} to make, ${answered} answered.`

/** Characters in a line on paper. */
const WIDE = 88

/** How many lines the companies take on paper, about: the sheet is set by it. */
export const printedLines = (companies: Content['companies']): number =>
  companies.reduce((sum, { lines }) => {
    const { shown, folded } = foldedLines(lines)
    const own = shown.map(
      ({ words, detail = '', changes, rewritten = [] }) =>
        Math.ceil((words.length + detail.length) / WIDE) + changes.length + 3 * rewritten.length,
    )
    // One for the space between companies.
    return sum + 1 + folded.length + own.reduce((all, one) => all + one, 0)
  }, 0)
