/** How deep an answer is nested, once it is read. */

/** Deeper than any record of the specification by far (§2 nests four deep). */
export const DEEPEST = 200

/** Whether what was read from a JSON text is nested deeper than can be shown: ten times as fast as to look through the text. */
export function isNestedTooDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const name in value) if (isNestedTooDeep((value as Record<string, unknown>)[name], levels - 1)) return true
  return false
}
