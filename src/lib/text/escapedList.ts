/** A list as one text: entries by commas; a comma within an entry is written `\,`, a backslash `\\`. */

export const printList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\,]/g, String.raw`\$&`)).join(',')

/** A backslash before anything else stands for itself. */
export function readList(text: string): readonly string[] {
  const entries = ['']
  for (const [piece] of text.matchAll(/\\[\\,]|[^]/g)) {
    if (piece === ',') entries.push('')
    else entries[entries.length - 1] += piece.length > 1 ? piece.slice(1) : piece
  }
  return entries
}
