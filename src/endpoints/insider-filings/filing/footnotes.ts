/** Footnotes of a filing from a text, a list or null (wire-format 3.5), and the places that refer to them. */

export interface Footnote {
  /** `F1`; empty for a text that bears no number. */
  readonly id: string
  readonly text: string
}

/** `F1: `, `(1) `, `[F2] `, `3. ` where a line begins, and `F2: ` anywhere. */
const MARKER = /(?:^|\n)\s*(?:[([]F?(\d{1,2})[)\]][:.]?|F(\d{1,2})[:.)]|(\d{1,2})[:.)])\s+|\s+F(\d{1,2}):\s+/g

function notesInText(text: string): readonly Footnote[] {
  const marks = [...text.matchAll(MARKER)]
  const lead = text.slice(0, marks[0]?.index ?? text.length).trim()
  const notes = marks.map((mark, index) => ({
    id: `F${mark.slice(1).find(Boolean)}`,
    text: text.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? text.length).trim(),
  }))
  return lead === '' ? notes : [{ id: '', text: lead }, ...notes]
}

function noteOfItem(item: unknown): readonly Footnote[] {
  if (typeof item === 'string') return notesInText(item)
  if (typeof item !== 'object' || item === null) return []
  const { id, text } = item as { id?: unknown; text?: unknown }
  if (typeof text !== 'string' || text.trim() === '') return []
  const number = /\d+/.exec(String(id ?? ''))?.[0]
  return [{ id: number ? `F${Number(number)}` : '', text: text.trim() }]
}

export function footnotesOf(value: unknown): readonly Footnote[] {
  if (typeof value === 'string') return notesInText(value)
  return Array.isArray(value) ? value.flatMap(noteOfItem) : []
}

/** A piece of text, or the reference to a footnote that is there. */
export type Piece = { readonly text: string } | { readonly text: string; readonly note: Footnote }

/** The text with its references (`F1`, `(1)`) apart; a number without a footnote stays text. */
export function piecesOf(text: string, notes: readonly Footnote[]): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(/[([]F?(\d{1,2})[)\]]|\bF(\d{1,2})\b/g)) {
    const note = notes.find(({ id }) => id === `F${match[1] ?? match[2]}`)
    if (!note) continue
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[0], note })
    end = match.index + match[0].length
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces
}
