/** Tells the name of a speaker, with or without a role, from other short text. */

export interface Speaker {
  readonly name: string
  /** Firm, position or both, as the text has them. */
  readonly role: string | undefined
}

/** Labels that are speakers although they are no names. */
const LABELS = new Set(['operator', 'moderator', 'host', 'coordinator', 'q', 'a', 'question', 'answer', 'unknown', 'speaker'])

const PARTICLES = new Set('de del della der den di da du la le van von bin al el y'.split(' '))

/** `Jean-Luc`, `O’Brien`, `J.`, `NOVÁK`: a capital, then letters and what names have between letters. */
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u

export const isNameWord = (word: string): boolean => NAME_WORD.test(word)

const isLabel = (text: string): boolean =>
  LABELS.has(text.toLowerCase()) || /^(speaker \d{1,3}|unidentified [a-z ]{1,30})$/i.test(text)

export const isOperator = (name: string): boolean => /^(operator|moderator|coordinator)$/i.test(name)

/** Two to five words in the form of a name, or a label such as "Operator". */
export function isSpeakerName(text: string): boolean {
  if (text.length > 60) return false
  if (isLabel(text)) return true
  const words = text.split(' ')
  if (words.length < 2 || words.length > 5) return false
  return isNameWord(words[0]!) && isNameWord(words.at(-1)!) && words.every((word) => isNameWord(word) || PARTICLES.has(word))
}

const DASHES = [' -- ', ' — ', ' – ', ' - '] as const

/** `Name`, `Name -- Role`, `Name -- Firm -- Role`, `Name (Role)` or `Name, Role`; `undefined` for anything else. */
export function speakerOf(text: string): Speaker | undefined {
  if (text.length > 140) return undefined
  if (isSpeakerName(text)) return { name: text, role: undefined }
  const dash = DASHES.find((mark) => text.includes(mark))
  const parts = dash ? text.split(dash) : text.endsWith(')') ? text.slice(0, -1).split(' (') : text.split(', ')
  const [name = '', ...rest] = parts.map((part) => part.trim())
  const role = rest.filter(Boolean).join(', ')
  return role !== '' && !/[.?!:]$/.test(role) && isSpeakerName(name) ? { name, role } : undefined
}
