/** Cells of a Markdown table, which hold no line breaks, and no signs that would be read as more than text. */
import { plainText } from './csv.ts'

export const markdownCell = (value: unknown): string =>
  plainText(value)
    .replace(/\s*\r?\n\s*/g, ' ')
    .replace(/[\\|<>*_`[\]&~]/g, '\\$&')
