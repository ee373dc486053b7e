/** Finds numbers to dial in free text (§2.9); the text itself is never changed. */

export interface PhonePart {
  readonly text: string
  /** `tel:` address where the part can be read as a number; `undefined` for the words between. */
  readonly href: string | undefined
}

/** Digits with what is written between them: blanks, brackets, hyphens, dots. */
const NUMBER = /\+?\(?\d[\d ().-]{5,}\d/g

function hrefOf(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  // `+44 (0)20 …` is two numbers in one, and which of them is dialled depends on where from.
  if (digits.length < 7 || digits.length > 15 || text.includes('(0)')) return undefined
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}`
}

/** The text in parts, in order: joined they are the text again. */
export function phonePartsOf(text: string): readonly PhonePart[] {
  const parts: PhonePart[] = []
  let end = 0
  for (const match of text.matchAll(NUMBER)) {
    const href = hrefOf(match[0])
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: undefined })
    parts.push({ text: match[0], href })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: undefined })
  return parts
}
