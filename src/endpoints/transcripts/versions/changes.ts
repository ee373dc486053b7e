/** Where two versions of a call differ, word by word: cut at phrases that both have once, so that a long call is many short ones. */
import { countWhile } from '../../../lib/bisect.ts'
import { diffArrays } from 'diff'
import { fold } from '../text/fold.ts'
import type { Mark } from '../text/find.ts'

interface Words {
  /** Comparable: case and punctuation do not count. */
  readonly keys: readonly string[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

function wordsOf(text: string): Words {
  const keys: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const key = fold(word).replace(/^[^\p{L}\p{N}$%]+|[^\p{L}\p{N}$%]+$/gu, '')
    keys.push(key === '' ? word : key)
    starts.push(index)
    ends.push(index + word.length)
  }
  return { keys, starts, ends }
}

/** Words of a phrase that is looked for in both. */
const PHRASE = 5

/** Where phrases that occur once begin; -1 for those that occur again. */
function singles(keys: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = 0; at + PHRASE <= keys.length; at += 1) {
    const phrase = keys.slice(at, at + PHRASE).join(' ')
    found.set(phrase, found.has(phrase) ? -1 : at)
  }
  return found
}

/** Pairs of places, both rising: the phrases that stand once in either text and in the same order (longest rising run). */
function anchorsOf(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const inB = singles(b)
  const pairs: (readonly [number, number])[] = []
  for (const [phrase, at] of singles(a)) {
    const other = inB.get(phrase)
    if (at >= 0 && other !== undefined && other >= 0) pairs.push([at, other])
  }
  pairs.sort(([one], [two]) => one - two)
  const tails: number[] = []
  const before = new Int32Array(pairs.length).fill(-1)
  pairs.forEach(([, place], index) => {
    const low = countWhile(tails.length, (tail) => pairs[tails[tail]!]![1] < place)
    before[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  })
  const run: (readonly [number, number])[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index]!) run.push(pairs[index]!)
  return run.reverse()
}

interface Run {
  readonly heard: readonly [number, number]
  readonly corrected: readonly [number, number]
}

/** Runs of words that differ, as ranges of word numbers. */
function runsOf(a: readonly string[], b: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  const compare = (fromA: number, toA: number, fromB: number, toB: number): void => {
    let [atA, atB] = [fromA, fromB]
    for (const { added, removed, count } of diffArrays(a.slice(fromA, toA), b.slice(fromB, toB))) {
      const last = runs.at(-1)
      const [endA, endB] = [added ? atA : atA + count, removed ? atB : atB + count]
      if (added || removed) {
        const joins = last !== undefined && last.heard[1] === atA && last.corrected[1] === atB
        if (joins) runs.pop()
        const begin = joins ? last : { heard: [atA], corrected: [atB] }
        runs.push({ heard: [begin.heard[0]!, endA], corrected: [begin.corrected[0]!, endB] })
      }
      ;[atA, atB] = [endA, endB]
    }
  }
  let [doneA, doneB] = [0, 0]
  for (const [atA, atB] of [...anchorsOf(a, b), [a.length, b.length] as const]) {
    const isNext = atA >= doneA && atB >= doneB
    // A phrase that overlaps the one before goes on with it, or is no anchor.
    if (!isNext && atA - atB !== doneA - doneB) continue
    if (isNext && (atA > doneA || atB > doneB)) compare(doneA, atA, doneB, atB)
    doneA = Math.min(a.length, atA + PHRASE)
    doneB = Math.min(b.length, atB + PHRASE)
  }
  return runs
}

/** Marks on the corrected text, in order; `instead` is what was heard there, empty where nothing was. */
export function changesOf(heard: string, corrected: string): readonly Mark[] {
  const a = wordsOf(heard)
  const b = wordsOf(corrected)
  return runsOf(a.keys, b.keys).flatMap((run): Mark[] => {
    const instead =
      run.heard[1] > run.heard[0] ? heard.slice(a.starts[run.heard[0]], a.ends[run.heard[1] - 1]).replaceAll('\n', ' ') : ''
    const [from, to] = run.corrected
    const at = b.starts[from] ?? corrected.length
    if (to <= from) return [{ at, length: 0, instead }]
    // A mark lies within one passage.
    const marks: Mark[] = []
    let start = at
    for (const part of corrected.slice(at, b.ends[to - 1]).split('\n')) {
      marks.push({ at: start, length: part.length, instead: marks.length === 0 ? instead : '' })
      start += part.length + 1
    }
    return marks
  })
}
