/** What a reader asks the calls for: words, "phrases" and words near each other, read from what is typed. */
import { wordsTyped } from './words.ts'

/** A word or a phrase; of a word with a star the beginning. */
export interface Sought {
  readonly words: readonly string[]
  /** Whether the last word may go on: `pric*`. */
  readonly isBeginning: boolean
}

/** One or more of what is sought, each within so many words of the one before. */
export interface Clause {
  readonly first: Sought
  readonly near: readonly { readonly sought: Sought; readonly within: number }[]
}

export interface Query {
  /** All of them in one passage. */
  readonly clauses: readonly Clause[]
  /** What of the text makes no sense, in words; it is left out. */
  readonly faults: readonly string[]
}

/** Words between, where `NEAR` says no number. */
const USUAL = 10
const FARTHEST = 200
/** Letters of a beginning: fewer begin too much. */
const LEAST = 3

const TOKEN = /"([^"]*)"?|\bNEAR(?:\/(\d+))?(?=\s|$)|[^\s"]+/g

type Token = { readonly sought: Sought } | { readonly within: number }

/** Quotation marks as keyboards and word processors write them. */
const straight = (text: string): string => text.replace(/[“”„«»]/g, '"')

function tokensOf(text: string, faults: string[]): readonly Token[] {
  return [...straight(text).matchAll(TOKEN)].flatMap(([all, phrase, within]): readonly Token[] => {
    if (phrase === undefined && /^NEAR(\/\d+)?$/.test(all)) {
      const asked = within === undefined ? USUAL : Number(within)
      if (asked > FARTHEST || asked < 1) faults.push(`NEAR takes 1 to ${FARTHEST} words`)
      return [{ within: Math.min(FARTHEST, Math.max(1, asked)) }]
    }
    const words = wordsTyped(phrase ?? all)
    if (words.length === 0) return []
    const isBeginning = phrase === undefined && all.endsWith('*')
    if (isBeginning && words.at(-1)!.length < LEAST) faults.push(`A beginning takes at least ${LEAST} letters: ${all}`)
    return [{ sought: { words, isBeginning: isBeginning && words.at(-1)!.length >= LEAST } }]
  })
}

export function readQuery(text: string): Query {
  const faults: string[] = []
  const clauses: { first: Sought; near: { sought: Sought; within: number }[] }[] = []
  let within: number | undefined
  for (const token of tokensOf(text, faults)) {
    if ('within' in token) {
      if (clauses.length === 0) faults.push('NEAR stands between two words')
      else within = token.within
    } else if (within !== undefined) {
      clauses.at(-1)!.near.push({ sought: token.sought, within })
      within = undefined
    } else clauses.push({ first: token.sought, near: [] })
  }
  if (within !== undefined) faults.push('NEAR stands between two words')
  return { clauses, faults }
}
