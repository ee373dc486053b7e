/** Text made comparable for finding: case, accents and typographic quotes folded, every character staying in its place. */

const QUOTES: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '\u00a0': ' ' }

const known = new Map<string, string>()

/** One UTF-16 unit for one, so that a place in the folded text is the same place in the text. */
function foldUnit(unit: string): string {
  const found = known.get(unit)
  if (found !== undefined) return found
  const base = QUOTES[unit] ?? unit.normalize('NFD')[0] ?? unit
  const lower = base.toLowerCase()
  const made = lower.length === 1 ? lower : base
  known.set(unit, made)
  return made
}

/** As long as the text that it is given. */
export const fold = (text: string): string => text.replace(/[^\x20-\x7e\n]/g, foldUnit).toLowerCase()
