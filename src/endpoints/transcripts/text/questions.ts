/** Finds where questions begin in a text that names no speakers: by what operators say. Nothing is attributed to anyone. */
import { fold } from './fold.ts'
import { endsSentence } from './sentences.ts'

const ANNOUNCED =
  /(?:\b(?:our|your|the)\s)?(?:\bvery\s)?\b(?:first|second|third|fourth|fifth|next|last|final|following)\squestions?(?:\s(?:today|now|this\s\w+|of\sthe\sday))?\s(?:is|are|comes?|will\scome|will\sbe)(?:\s\w+){0,3}?\sfrom\b/g
const TAKEN =
  /\b(?:take|go\sto|have)\s(?:our|your|the)\s(?:first|second|third|fourth|fifth|next|last|final|following)\squestion(?:\s\w+){0,3}?\sfrom\b/g
const OPENED = /\byour\sline\sis\s(?:now\s)?(?:open|live|unmuted)\b/g

/** The phrases of operators in a folded text, by where they stand; of two that overlap, the earlier. */
function phrasesIn(folded: string): readonly RegExpExecArray[] {
  const found = [...folded.matchAll(ANNOUNCED), ...folded.matchAll(TAKEN), ...folded.matchAll(OPENED)]
  let end = 0
  return found
    .sort((a, b) => a.index - b.index)
    .filter(({ index, 0: phrase }) => {
      if (index < end) return false
      end = index + phrase.length
      return true
    })
}

/** Characters within which the open line belongs to the question announced before it. */
const SAME = 250
/** Characters from the beginning of a sentence to the phrase in it; where no sentence begins so near, the phrase itself is the begin. */
const NEAR = 100
const LONGEST = 90

export interface Question {
  /** Where the sentence that announces it begins. */
  readonly start: number
  /** That sentence, as the text has it, or its beginning. */
  readonly words: string
  /** What in it told the question. */
  readonly phrase: string
}

function startOfSentence(text: string, at: number): number {
  for (let space = at - 1; space > 0 && at - space <= NEAR; space -= 1) {
    if (/\s/.test(text[space]!) && (text[space] === '\n' || endsSentence(text, space))) return space + 1
  }
  return at <= NEAR ? 0 : at
}

function wordsFrom(text: string, start: number, least: number): string {
  let end = least
  while (end < text.length && end - start < LONGEST && !(text[end] === '\n' || '.?!'.includes(text[end]!))) end += 1
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim()
  return end - start < LONGEST ? words : `${words.slice(0, words.lastIndexOf(' '))} …`
}

export function questionsIn(text: string): readonly Question[] {
  const questions: Question[] = []
  let before = -Infinity
  for (const { index, 0: phrase } of phrasesIn(fold(text))) {
    const isOpenedFor = phrase.startsWith('your line') && index - before < SAME
    before = index
    if (isOpenedFor) continue
    const start = startOfSentence(text, index)
    questions.push({ start, words: wordsFrom(text, start, index + phrase.length), phrase: phrase.replace(/\s+/g, ' ') })
  }
  return questions
}

export interface Paragraph {
  readonly text: string
  readonly time?: string | undefined
  /** On the paragraph that begins with one. */
  readonly question?: Question
}

/** The same words, a paragraph of its own beginning with each question. */
export function partedAtQuestions(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const questions = questionsIn(paragraphs.map(({ text }) => text).join('\n'))
  let at = 0
  return paragraphs.flatMap((paragraph): readonly Paragraph[] => {
    const from = at
    at += paragraph.text.length + 1
    const here = questions.filter(({ start }) => start >= from && start < at)
    if (here.length === 0) return [paragraph]
    const lead = paragraph.text.slice(0, here[0]!.start - from).trim()
    const asked = here.map((question, index): Paragraph => {
      const text = paragraph.text.slice(question.start - from, here[index + 1] && here[index + 1]!.start - from).trim()
      return { text, question, time: lead === '' && index === 0 ? paragraph.time : undefined }
    })
    return lead === '' ? asked : [{ text: lead, time: paragraph.time }, ...asked]
  })
}
