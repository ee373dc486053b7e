/** Names a passage by what is said in it, so that a link finds it after the text was wrapped, broken or ordered anew. */
import { passageAt, type Reading } from './reading.ts'

/** So many words, the first of the passage, make its name. A shorter passage borrows from what follows. */
const WORDS = 8

/** Words of the folded text as numbers, and where each begins. Only letters and digits count. */
interface WordStream {
  readonly hashes: Uint32Array
  readonly places: Uint32Array
}

const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 191

/** FNV-1a over the letters of each word. */
function wordStream(folded: string, most = Infinity): WordStream {
  const hashes: number[] = []
  const places: number[] = []
  let hash = 0
  for (let at = 0; at <= folded.length && hashes.length < most; at += 1) {
    const code = at < folded.length ? folded.charCodeAt(at) : 32
    if (isLetterOrDigit(code)) {
      if (hash === 0) {
        hash = 0x811c9dc5
        places.push(at)
      }
      hash = Math.imul(hash ^ code, 0x01000193) >>> 0 || 1
    } else if (hash !== 0 && (code === 32 || code === 10)) {
      hashes.push(hash)
      hash = 0
    }
  }
  return { hashes: Uint32Array.from(hashes), places: Uint32Array.from(places.slice(0, hashes.length)) }
}

function hashOfWords(hashes: Uint32Array, from: number): number {
  let hash = 0
  const end = Math.min(from + WORDS, hashes.length)
  for (let index = from; index < end; index += 1) hash = (Math.imul(hash, 0x9e3779b1) + hashes[index]!) >>> 0
  return hash
}

const written = (hash: number): string => hash.toString(36).padStart(7, '0')

/** Enough characters for the words of a name, so that not the whole text is read for each. */
const REACH = 400

/** The name of every passage, in order. Equal beginnings are told apart by their number: `1x8k2pq-2`. */
export function passageNames({ passages, folded }: Reading): readonly string[] {
  const seen = new Map<number, number>()
  return passages.map(({ at }) => {
    const hash = hashOfWords(wordStream(folded.slice(at, at + REACH), WORDS).hashes, 0)
    const times = (seen.get(hash) ?? 0) + 1
    seen.set(hash, times)
    return times === 1 ? written(hash) : `${written(hash)}-${times}`
  })
}

/** The passage of that name: the one that begins so, or where the text is broken otherwise, the one that has those words. */
export function passageNamed(reading: Reading, names: readonly string[], name: string): number | undefined {
  const direct = names.indexOf(name)
  if (direct >= 0) return direct
  const match = /^([0-9a-z]{7})(?:-(\d{1,4}))?$/.exec(name)
  if (!match) return undefined
  const hash = Number.parseInt(match[1]!, 36)
  let left = Number(match[2] ?? 1)
  const { hashes, places } = wordStream(reading.folded)
  let last: number | undefined
  for (let index = 0; index < hashes.length && left > 0; index += 1) {
    if (hashOfWords(hashes, index) !== hash) continue
    last = places[index]!
    left -= 1
  }
  return last === undefined ? undefined : passageAt(reading, last)
}
