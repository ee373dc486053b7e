/** What a machine hears: the same words with the slips of an automatic transcript. */
import { oncePer } from '../world/once.ts'
import type { Random } from '../world/random.ts'
import { linesOf } from './phrase.ts'

const SMALL = new Set('the a an of that to in is and it for on we'.split(' '))
const FILLERS = ['uh', 'um', 'uh', 'you know', 'I mean']

const MISHEARD = new Map(
  linesOf(`
revenue revenues
margin margins
quarter quarters
their there
there their
two to
four for
are our
our are
than then
cash cache
whole hole
range rains
site sight
basis bases
guidance guidelines
customers customer
tenders tender
accounts account
contracts contract
prices price
demand the man
capex cap x
analyst analysts
operator operate her
diluted deluded
cost costs
costs cost
rates rate
terms term
sales sale
plan plant
weeks week
year years
share shared
`).map((line): [string, string] => {
    const at = line.indexOf(' ')
    return [line.slice(0, at), line.slice(at + 1)]
  }),
)

/** A number as a machine writes it: `12.5 percent`, `1.24 billion dollars`'s first half, or a digit it did not hear. */
function misheardNumber(word: string, random: Random): string {
  if (word.endsWith('%')) return `${word.slice(0, -1)} percent`
  if (word.startsWith('$')) return word.slice(1)
  return random.chance(0.5) ? word.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) : word.replace(/[,.]/g, '')
}

/** A name it has never seen, spelled by ear. */
const misheardName = (word: string): string =>
  word
    .replace(/ph|v/, 'f')
    .replace(/qu|ck|k/, 'c')
    .replace(/[yi](?=[a-z])/, 'e')
    .replace(/ll|l$/, 'll')
    .replace(/(?<=[a-z])[sz]$/, '')

/** Without its punctuation. The same words are heard again and again; numbers, of which there is no end, are not asked about. */
const lettersOf = oncePer((word: string): string => word.replace(/[^\p{L}]/gu, ''))

/** One word with one slip. */
function slip(word: string, names: ReadonlySet<string>, random: Random): string {
  if (/\d/.test(word)) return misheardNumber(word, random)
  if (names.has(lettersOf(word))) return misheardName(word).toLowerCase()
  if (/[,.:;?]$/.test(word)) return word.slice(0, -1)
  if (SMALL.has(word)) return random.chance(0.7) ? '' : `${word} ${word}`
  const heard = MISHEARD.get(word)
  if (heard) return heard
  if (/^[A-Z]/.test(word)) return word.toLowerCase()
  return random.chance(0.4) ? `${random.pick(FILLERS)} ${word}` : word
}

/** `names`: single words a machine does not know. About one word in twelve comes out different. */
export function heardByMachine(text: string, names: ReadonlySet<string>, random: Random): string {
  const words: string[] = []
  for (const word of text.split(' ')) {
    const isHard = /\d/.test(word) || names.has(lettersOf(word))
    const heard = random.chance(isHard ? 0.5 : 0.1) ? slip(word, names, random) : word
    if (heard !== '') words.push(heard)
  }
  return words.join(' ')
}
