/** Tells what comes back of one's own typing from a text that was set from outside: the page may be some letters behind. */

export interface Echoes {
  /** This was typed, and told to the page. */
  readonly tell: (text: string) => void
  /** Whether the page gives back what was typed, and not a text of its own. */
  readonly isEcho: (text: string) => boolean
}

export function createEchoes(first: string): Echoes {
  /** What was told and has not come back, and before it what came back last. */
  let told = [first]
  return {
    tell: (text) => void told.push(text),
    isEcho(text) {
      const place = told.indexOf(text)
      told = place < 0 ? [text] : told.slice(place)
      return place >= 0
    },
  }
}
