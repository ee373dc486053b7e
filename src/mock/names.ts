/** Compares names of people and firms as people type them. */

/**
 * How names are compared is not shown (§4.1, §4.7). Here: whatever the case, and every word of a wanted name occurs in the
 * name, so that a last name alone is enough.
 */
export function isNamedIn(wanted: readonly string[], name: string): boolean {
  const known = name.toLowerCase()
  return wanted.some((text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => known.includes(word)),
  )
}
