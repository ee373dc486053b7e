/** A reader's list of terms in groups, as it is typed and as it stands in an address: `pricing: price increase, mix; tariff*`. */

export interface TermGroup {
  readonly name: string
  readonly terms: readonly string[]
}

/** So much of a list is taken. */
export const MOST_GROUPS = 40
export const MOST_TERMS = 40
const LONGEST = 60

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)

/** Groups are parted by semicolons or lines, terms by commas; what has no colon is a group of one name. A name that comes again goes on with its group. */
export function readTermGroups(text: string): readonly TermGroup[] {
  const groups = new Map<string, { name: string; terms: string[] }>()
  for (const part of text.split(/[;\n]/)) {
    const colon = part.indexOf(':')
    const words = part
      .slice(colon + 1)
      .split(',')
      .map(tidy)
      .filter((term) => /[\p{L}\p{N}]/u.test(term))
    const name = colon < 0 ? words.join(', ').slice(0, LONGEST) : tidy(part.slice(0, colon)) || words[0]
    if (!name || words.length === 0) continue
    const group = groups.get(name.toLowerCase()) ?? { name, terms: [] }
    groups.set(name.toLowerCase(), group)
    for (const term of words) if (!group.terms.some((other) => other.toLowerCase() === term.toLowerCase())) group.terms.push(term)
  }
  return [...groups.values()].slice(0, MOST_GROUPS).map(({ name, terms }) => ({ name, terms: terms.slice(0, MOST_TERMS) }))
}

export const writeTermGroups = (groups: readonly TermGroup[]): string =>
  groups.map(({ name, terms }) => (terms.join(', ') === name ? name : `${name}: ${terms.join(', ')}`)).join('; ')
