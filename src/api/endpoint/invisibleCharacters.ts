/** Characters that cannot be seen, by their code points: what is flagged for one must name it, or nobody finds it. */

/** All that leaves no mark but the blank, and the breaks and tabs that people write themselves. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?![ ])\p{Zs}|(?![\t\r\n])\p{Cc}/gu
/** What a decoder puts in the place of bytes that are no UTF-8. */
const UNREAD = '\ufffd'
/** They join letters and choose the look of a sign: part of the writing of words and names. */
const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/g

const NAMES: Readonly<Record<string, string>> = {
  '00A0': 'no-break space',
  '00AD': 'soft hyphen',
  '061C': 'Arabic letter mark',
  '200B': 'zero width space',
  '200C': 'zero width non-joiner',
  '200D': 'zero width joiner',
  '200E': 'left-to-right mark',
  '200F': 'right-to-left mark',
  '2028': 'line separator',
  '2029': 'paragraph separator',
  '202D': 'left-to-right override',
  '202E': 'right-to-left override',
  '202F': 'narrow no-break space',
  '2060': 'word joiner',
  '3000': 'ideographic space',
  '3164': 'Hangul filler',
  FEFF: 'byte order mark',
}

const codeOf = (character: string): string => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')

function nameOf(character: string): string {
  const code = codeOf(character)
  const kind = /\p{Cc}/u.test(character) ? 'control character' : /\p{Zs}/u.test(character) ? 'space' : 'invisible character'
  return `U+${code} ${NAMES[code] ?? kind}`
}

/** The first character that cannot be seen, by code point and name. */
export const unseenIn = (text: string): string | undefined => {
  const [first] = text.match(UNSEEN) ?? []
  return first === undefined ? undefined : nameOf(first)
}

/** The same of words and names, whose writing may need joiners. */
export const unseenInWords = (text: string): string | undefined => unseenIn(text.replaceAll(JOINERS, ''))

/** Said where part of an address was no readable text. */
export const unreadIn = (text: string): string | undefined =>
  text.includes(UNREAD) ? 'U+FFFD, which stands for bytes that are not valid UTF-8' : undefined

/** For messages: the text with its unseen characters written out, `AAPL[U+200B]`. */
export const spelledOut = (text: string): string => text.replaceAll(UNSEEN, (character) => `[U+${codeOf(character)}]`)
