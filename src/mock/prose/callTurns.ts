/** An earnings call as turns of speakers: opening, prepared remarks, questions until the time is up, closing. */
import type { Call, Quarter } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { callFiguresOf } from './callFigures.ts'
import * as script from './callScript.ts'
import { callSlotsOf } from './callSlots.ts'
import { episodeOf } from './episodes.ts'
import { type Cast, type Participant, castOf, firstNameOf } from './callSpeakers.ts'
import { type Turn, exchange, wordsOfTurns } from './exchange.ts'
import { isMarathon, marathonSections } from './marathon.ts'
import { expand, wordCount } from './phrase.ts'
import { type Speech, directionOf, speechOf } from './speech.ts'
import { topicsOf } from './topics/topics.ts'

/** What the market knows beyond the call itself. */
export interface CallBackground {
  /** The company's books: with the reported quarter in them, the call states its numbers. */
  readonly quarters?: readonly Quarter[]
  /** Firms whose analysts may ask. */
  readonly firms?: readonly string[]
}

/** A longer call says more, from 3,000 words up to where the sentences on all subjects are used up. */
const wordsIn = (minutes: number): number => Math.min(5_000, Math.max(3_700, 2_200 + minutes * 37))

const analystsIn = (words: number): number => Math.min(8, Math.max(4, Math.round(words / 700)))

export const callCastOf = (call: Call, { firms }: CallBackground): Cast => castOf(call, analystsIn(wordsIn(call.minutes)), firms)

function preparedRemarks(speech: Speech, words: number): string[] {
  const paragraphs: string[] = []
  for (let spoken = 0; spoken < words; spoken += wordCount(paragraphs.at(-1)!)) {
    const topic = speech.subject()
    const subject = speech.phrase([topic.subject])
    paragraphs.push(`${speech.phrase(script.TRANSITIONS, { subject })} ${speech.talk(topic)}`)
  }
  return paragraphs
}

/** The same call and the same books give the same turns. */
export function callTurnsOf(call: Call, background: CallBackground = {}): readonly Turn[] {
  const figures = callFiguresOf(call, background.quarters)
  const random = randomOf('call', call.company.ticker, call.year, call.period)
  const cast = callCastOf(call, background)
  const { operator, relations, chief, finance, analysts } = cast
  const direction = directionOf(figures.growth)
  const slots = {
    ...callSlotsOf(call, figures),
    ir: relations.name,
    irFirst: firstNameOf(relations),
    ceo: chief.name,
    ceoFirst: firstNameOf(chief),
    cfo: finance.name,
    cfoFirst: firstNameOf(finance),
  }
  const speech = speechOf(topicsOf(call.company.sector), slots, direction, random)
  // A company says what it has to say on every call in the same words.
  const standing = (list: readonly string[]): string => {
    const habit = randomOf('standing phrase', call.company.ticker, list[0] ?? '')
    return expand(habit.pick(list), slots, habit)
  }
  const episode = episodeOf(call)
  const say = (speaker: Participant, ...paragraphs: string[]): Turn => ({ speaker, paragraphs })
  const words = wordsIn(call.minutes)
  const tone = expand(script.CEO_TONE[direction], slots, random)

  const turns = [
    say(operator, standing(script.OPERATOR_OPENING)),
    say(relations, standing(script.DISCLAIMER)),
    say(
      chief,
      speech.phrase(script.CEO_OPENING),
      tone,
      ...(episode ? [expand(episode.remarks, slots, random)] : []),
      ...preparedRemarks(speech, words * 0.22),
      standing(script.CEO_HANDOVER),
    ),
    say(
      finance,
      ...script.CFO_NUMBERS.map((paragraph) => standing([paragraph])),
      expand(script.FULL_YEAR[figures.fullYear.move], slots, random),
      ...preparedRemarks(speech, words * 0.06),
      standing(script.CFO_CLOSING),
    ),
  ]
  if (isMarathon(call)) for (const turn of marathonSections(call, figures, slots, cast, wordsOfTurns(turns))) turns.push(turn)
  // What is still to be spoken, shared among those who ask; the close takes about 200 words.
  const share = (words - wordsOfTurns(turns) - 200) / analysts.length
  analysts.forEach((asker, at) => {
    const introduction = { analyst: asker.name, firm: asker.firm }
    turns.push(say(operator, speech.phrase(at === 0 ? script.OPERATOR_QUEUE : script.OPERATOR_NEXT, introduction)))
    if (at === 0 && episode) {
      const asked = { ...slots, first: firstNameOf(chief) }
      turns.push(say(asker, expand(episode.question, asked, random)))
      turns.push(say(chief, expand(episode.answer, { ...slots, first: firstNameOf(asker) }, random)))
    }
    turns.push(...exchange(speech, asker, at % 3 === 2 ? [finance, chief] : [chief, finance], Math.max(150, share - 190)))
  })
  const last = analysts.at(-1)!
  turns.push(
    say(operator, speech.phrase(script.OPERATOR_BACK, { analyst: last.name })),
    say(last, expand(script.RECAP_QUESTION, slots, random)),
    say(finance, expand(script.RECAP_ANSWER, { ...slots, first: firstNameOf(last) }, random)),
    say(chief, standing(script.CEO_CLOSING)),
    say(operator, standing(script.OPERATOR_CLOSING)),
  )
  return turns
}
