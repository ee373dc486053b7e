/** Takes the gateway's key out of what the service says, in every spelling that an error message may give it (§5). */

export type Redaction = {
  readonly inText: (text: string) => string
  /** A new one for each body. */
  readonly ofBody: () => BodyRedaction
}

export type BodyRedaction = {
  /** What may leave: the beginning of a key, if it may be one, waits for the bytes that decide it, and all else passes at once. */
  readonly next: (chunk: Buffer) => Buffer
  /** What waited, where the body ends. */
  readonly rest: () => Buffer
}

const placeholder = '$API_KEY'
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A character of the key as it is, in JSON (`\/`, `\u002f`), in an address (`%2f`) and in a web page (`&amp;`, `&#38;`, `&#x26;`). */
function spellingsOf(character: string): readonly string[] {
  const code = character.charCodeAt(0)
  const hex = code.toString(16)
  const digits = [hex, hex.toUpperCase()].flatMap((two) => [`\\u00${two}`, `%${two}`, `&#x${two};`])
  const escaped = '"\'\\/'.includes(character) ? [`\\${character}`] : []
  const entity = named[character] ?? []
  return [...new Set([character, ...escaped, ...digits, `&#${code};`].concat(entity))]
}

const lengthOf = (characters: readonly (readonly string[])[]): number =>
  characters.reduce((sum, spellings) => sum + Math.max(...spellings.map(({ length }) => length)), 0)

/** Finds where a key may begin: by its first eight characters, which little else begins with, or at the very end of the text. */
function createSearch(first: readonly (readonly string[])[]): (text: string, from: number) => number {
  const either = (spellings: readonly string[]) => spellings.map((text) => text.replace(/\W/g, '\\$&')).join('|')
  const pattern = new RegExp(first.map((spellings) => `(?:${either(spellings)})`).join(''), 'g')
  const longest = lengthOf(first)
  return (text, from) => {
    pattern.lastIndex = from
    const found = pattern.exec(text)?.index ?? text.length
    return Math.min(found, Math.max(from, text.length - longest + 1))
  }
}

export function createRedaction(key: string): Redaction {
  const characters = [...key].map(spellingsOf)
  const nextPlace = createSearch(characters.slice(0, 8))

  /** Where the key that begins at a place ends: undefined if there is none, `Infinity` if the text ends first. */
  function endOfKey(text: string, begin: number): number | undefined {
    let isUnfinished = false
    // More than one where the key itself holds a percent sign or the like.
    let places = new Set([begin])
    for (const spellings of characters) {
      const next = new Set<number>()
      for (const place of places) {
        for (const spelling of spellings) {
          if (text.startsWith(spelling, place)) next.add(place + spelling.length)
          else if (place + spelling.length > text.length) isUnfinished ||= spelling.startsWith(text.slice(place))
        }
      }
      if (next.size === 0) return isUnfinished ? Infinity : undefined
      places = next
    }
    return isUnfinished ? Infinity : Math.max(...places)
  }

  /** What may go on, and the end of the text that may be the beginning of a key. */
  function redacted(text: string): readonly [passed: string, held: string] {
    let passed = ''
    let from = 0
    for (let at = nextPlace(text, 0); at < text.length; at = nextPlace(text, Math.max(at + 1, from))) {
      const end = endOfKey(text, at)
      if (end === undefined) continue
      passed += text.slice(from, at)
      if (end === Infinity) return [passed, text.slice(at)]
      passed += placeholder
      from = end
    }
    return [passed + text.slice(from), '']
  }

  // No key goes on with a line break: after it, nothing is unfinished.
  const atEnd = (text: string): string => redacted(`${text}\n`)[0].slice(0, -1)

  return {
    inText: atEnd,
    ofBody() {
      let held = ''
      return {
        next(chunk) {
          // Each byte is a character of its own: the key and its spellings are ASCII, and the rest stays as it is.
          const [passed, waiting] = redacted(held + chunk.toString('latin1'))
          held = waiting
          return Buffer.from(passed, 'latin1')
        },
        rest: () => Buffer.from(atEnd(held), 'latin1'),
      }
    },
  }
}
