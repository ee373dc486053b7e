/** The outline of a call: who speaks, from where on, how much of it, and where the questions seem to begin. */
import { countWords, type Reading } from './reading.ts'
import { isOperator } from './speaker.ts'

export interface OutlineEntry {
  /** Of a speaker; where the text names none, `Question 1`. */
  readonly name: string
  /** Of a speaker; where the text names none, the words that announce the question, in quotation marks. */
  readonly role: string | undefined
  /** Number of the first passage. */
  readonly passage: number
  /** Of all words of the call, 0 to 1. */
  readonly share: number
}

export interface OutlinePart {
  readonly title: 'Prepared remarks' | 'Questions' | 'Speakers'
  /** Each speaker once, in the part in which he speaks first. */
  readonly entries: readonly OutlineEntry[]
}

const SIGNS = ['first question', 'begin the question', 'now take question', 'now take your question'] as const

/** Longer turns announce the questions at their end; then the next turn is where they begin. */
const SHORT = 120

/** The turn with which the questions begin; `undefined` where nobody says so. */
export function questionsFrom({ turns, passages, folded }: Reading): number | undefined {
  // The first turn opens the call, and tells what is to come.
  for (let index = 1; index < turns.length; index += 1) {
    const turn = turns[index]!
    if (turn.passages === 0) continue
    const next = passages[turn.first + turn.passages]
    const said = folded.slice(passages[turn.first]!.at, next?.at)
    if (SIGNS.some((sign) => said.includes(sign))) {
      const from = turn.words > SHORT && !isOperator(turn.speaker?.name ?? '') ? index + 1 : index
      return from < turns.length ? from : undefined
    }
  }
  return undefined
}

/** Stretches of a text that names nobody: up to the first question, and from each to the next. */
function outlineOfQuestions({ questions, passages, words }: Reading): readonly OutlinePart[] {
  const wordsIn = (from: number, to: number | undefined): number =>
    passages.slice(from, to).reduce((sum, { text }) => sum + countWords(text), 0)
  const entry = (name: string, role: string | undefined, from: number, to: number | undefined): OutlineEntry => ({
    name,
    role,
    passage: from,
    share: wordsIn(from, to) / Math.max(1, words),
  })
  const first = questions[0]!.passage
  return [
    ...(first > 0
      ? [{ title: 'Prepared remarks', entries: [entry('Up to the first question', undefined, 0, first)] } as const]
      : []),
    {
      title: 'Questions',
      entries: questions.map(({ words: said, passage }, index) =>
        entry(`Question ${index + 1}`, `“${said}”`, passage, questions[index + 1]?.passage),
      ),
    },
  ]
}

export function outlineOf(reading: Reading): readonly OutlinePart[] {
  if (reading.questions.length > 0) return outlineOfQuestions(reading)
  const questions = questionsFrom(reading)
  const speakers = new Map<string, { role: string | undefined; turn: number; words: number }>()
  reading.turns.forEach(({ speaker, words }, turn) => {
    if (!speaker) return
    const known = speakers.get(speaker.name)
    if (known) {
      known.words += words
      known.role ??= speaker.role
    } else speakers.set(speaker.name, { role: speaker.role, turn, words })
  })
  const entries = [...speakers].map(([name, { role, turn, words }]) => ({
    name,
    role,
    turn,
    passage: Math.min(reading.turns[turn]!.first, Math.max(0, reading.passages.length - 1)),
    share: words / Math.max(1, reading.words),
  }))
  const part = (title: OutlinePart['title'], of: typeof entries): OutlinePart => ({
    title,
    entries: of.map(({ name, role, passage, share }) => ({ name, role, passage, share })),
  })
  if (questions === undefined) return entries.length === 0 ? [] : [part('Speakers', entries)]
  return [
    part(
      'Prepared remarks',
      entries.filter(({ turn }) => turn < questions),
    ),
    part(
      'Questions',
      entries.filter(({ turn }) => turn >= questions),
    ),
  ].filter((found) => found.entries.length > 0)
}
