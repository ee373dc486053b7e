/** A note in one line: its first lead-in with the sentence that follows, or its first sentence where it has none. */
import { paragraphsOf } from '../../../lib/text/prose.ts'

const SENTENCE = /^.*?[.!?](?=\s|$)/s

/** `Competitive position: Checks with …`; the bold markers go. */
export function leadOf(note: string): string {
  const paragraphs = paragraphsOf(note)
  const texts = paragraphs.map(({ lines }) => ({
    hasLead: lines[0]?.[0]?.isBold === true,
    text: lines
      .map((runs) => runs.map(({ text }) => text).join(''))
      .join(' ')
      .trim(),
  }))
  const { text, hasLead } = texts.find((paragraph) => paragraph.hasLead) ?? texts[0] ?? { text: '', hasLead: false }
  // A lead-in that ends like a sentence is followed by one all the same.
  const colon = hasLead ? text.indexOf(':') + 1 : 0
  const [sentence = text.slice(colon)] = SENTENCE.exec(text.slice(colon)) ?? []
  return `${text.slice(0, colon)}${sentence}`
}
