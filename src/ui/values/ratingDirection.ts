/** What a rating action means for the share: better, worse, or neither. */

export type Direction = 'up' | 'down' | 'neutral'

const MEANINGS: Readonly<Record<string, Direction>> = {
  upgrade: 'up',
  upgrades: 'up',
  raises: 'up',
  downgrade: 'down',
  downgrades: 'down',
  lowers: 'down',
}

/** The set of actions is open (wire-format 4.1), and some write them in lower case: what is not known is neutral. */
export function directionOf(action: string): Direction {
  const word = action.trim().toLowerCase()
  return Object.hasOwn(MEANINGS, word) ? MEANINGS[word]! : 'neutral'
}

export const ARROWS: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', neutral: '' }
