/** Splits Markdown-like text (wire-format, insights) into paragraphs, lines and bold runs; never into HTML. */

export interface Run {
  readonly text: string
  readonly isBold: boolean
}

export interface Paragraph {
  readonly kind: 'text' | 'item'
  /** Lines to be kept apart, each made of runs. */
  readonly lines: readonly (readonly Run[])[]
}

function runsOf(line: string): readonly Run[] {
  // An unpaired marker is text: only `**x**` is bold.
  const parts = line.split('**')
  if (parts.length % 2 === 0) return [{ text: line, isBold: false }]
  return parts.map((text, index) => ({ text, isBold: index % 2 === 1 })).filter(({ text }) => text !== '')
}

/** Blank lines part paragraphs; a line that begins with `- ` is an item of a list. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((block) => block.trim() !== '')
    .flatMap((block): Paragraph[] => {
      const lines = block.split(/\r?\n/).map((line) => line.trimEnd())
      if (lines.every((line) => line.startsWith('- '))) {
        return lines.map((line) => ({ kind: 'item', lines: [runsOf(line.slice(2))] }))
      }
      return [{ kind: 'text', lines: lines.map(runsOf) }]
    })
}
