/** What changed between two texts, in runs that can be read: sentence by sentence, and by words within a sentence that is mostly the same. */
import { diffArrays, diffWordsWithSpace } from 'diff'

export interface Change {
  readonly kind: 'kept' | 'added' | 'removed'
  readonly text: string
}

interface Part {
  readonly value: string
  readonly added?: boolean
  readonly removed?: boolean
}

/** Together they are the text, each with the blanks behind it. */
const sentencesIn = (text: string): readonly string[] => text.match(/[^]+?(?:[.!?]["”’)]*\s+|\n\s*\n|$)/g) ?? []

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether at least half of the words of the longer one are in the other. */
function isMostlySame(before: readonly string[], text: readonly string[]): boolean {
  const left = [...before]
  const shared = text.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  return shared * 2 >= Math.max(before.length, text.length)
}

/** Of a sentence more than half of which is new, all of it is. */
function partsOf(before: string, text: string): readonly Part[] {
  const [old, now] = [sentencesIn(before), sentencesIn(text)].map((sentences) =>
    sentences.map((sentence) => ({ sentence, words: wordsIn(sentence) })),
  )
  let [from, to] = [0, 0]
  return diffArrays([...old!], [...now!], { comparator: (a, b) => isMostlySame(a.words, b.words) }).flatMap(
    ({ added, removed, value: { length } }): readonly Part[] => {
      const removedHere = added ? [] : old!.slice(from, (from += length))
      const addedHere = removed ? [] : now!.slice(to, (to += length))
      if (added) return addedHere.map(({ sentence }) => ({ value: sentence, added }))
      if (removed) return removedHere.map(({ sentence }) => ({ value: sentence, removed }))
      return addedHere.flatMap(({ sentence }, place) => diffWordsWithSpace(removedHere[place]!.sentence, sentence))
    },
  )
}

/** The kept and removed parts make up `before`, the kept and added ones `text`; between two kept parts removed comes first. */
export function changesOf(before: string, text: string): readonly Change[] {
  const changes: Change[] = []
  let [removed, added, kept] = ['', '', '']
  const flush = (): void => {
    if (kept !== '') changes.push({ kind: 'kept', text: kept })
    if (removed !== '') changes.push({ kind: 'removed', text: removed })
    if (added !== '') changes.push({ kind: 'added', text: added })
    ;[removed, added, kept] = ['', '', '']
  }
  const parts = partsOf(before, text)
  for (const [index, part] of parts.entries()) {
    const isChange = removed !== '' || added !== ''
    if (part.removed) removed += part.value
    else if (part.added) added += part.value
    else if (/^\s+$/.test(part.value) && isChange && index < parts.length - 1) {
      // A lone blank between two changes belongs to both of them.
      removed += part.value
      added += part.value
    } else {
      if (isChange) flush()
      kept += part.value
    }
  }
  flush()
  return changes
}

/** The share of the text that is new, 0 to 1, by words. */
export function shareOfNew(changes: readonly Change[]): number {
  const count = (kinds: readonly Change['kind'][]): number =>
    changes.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? wordsIn(text).length : 0), 0)
  return count(['added']) / Math.max(1, count(['added', 'kept']))
}

/** `unchanged`, `shortened` where words only went, `rewritten 64%` */
export function changeWords(before: string, text: string): string {
  const changes = changesOf(before, text)
  if (changes.every(({ kind }) => kind === 'kept')) return 'unchanged'
  const share = shareOfNew(changes)
  return share === 0 ? 'shortened' : `rewritten ${Math.max(1, Math.round(share * 100))}%`
}
