/** What happens between one analyst and the company: question, answer, follow-ups. */
import * as script from './callScript.ts'
import { type Participant, firstNameOf } from './callSpeakers.ts'
import { wordCount } from './phrase.ts'
import type { Speech } from './speech.ts'

/** What one person says until somebody else speaks. */
export interface Turn {
  readonly speaker: Participant
  readonly paragraphs: readonly string[]
}

export const wordsOfTurns = (turns: readonly Turn[]): number =>
  turns.reduce((sum, turn) => sum + turn.paragraphs.reduce((words, text) => words + wordCount(text), 0), 0)

/** Questions until about `words` are spoken; `answering` names who answers, then who adds to it. */
export function exchange(speech: Speech, asker: Participant, answering: readonly Participant[], words: number): Turn[] {
  const first = firstNameOf(asker)
  const turns: Turn[] = []
  const [lead, second] = answering
  for (let spoken = 0, asked = 0; spoken < words; spoken = wordsOfTurns(turns), asked += 1) {
    const topic = speech.subject()
    const opening = speech.phrase(asked === 0 ? script.GREETINGS : script.FOLLOW_UPS)
    turns.push({ speaker: asker, paragraphs: [`${opening} ${speech.question(topic)}`] })
    const reply = speech.phrase(speech.isRepeating() ? script.ANSWERS_AGAIN : script.ANSWERS, { first })
    turns.push({ speaker: lead!, paragraphs: [`${reply} ${speech.talk(topic)}`] })
    // Now and then the colleague adds what is left to say on the subject.
    if (second && asked % 2 === 1 && speech.hasMore(topic)) {
      turns.push({ speaker: second, paragraphs: [`${speech.phrase(script.SECOND_VOICE, { first })} ${speech.talk(topic, 2)}`] })
    }
  }
  turns.push({ speaker: asker, paragraphs: [speech.phrase(script.THANKS)] })
  return turns
}
