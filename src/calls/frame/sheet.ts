/** What a page on calls is taken along as: a table of texts, as CSV and as Markdown. */
import { csvCell, csvLine } from '../../explorer/export/csv.ts'
import { markdownCell } from '../../explorer/export/markdown.ts'

export interface Sheet {
  readonly title: string
  /** Below the title: how it was found, a sentence or two. */
  readonly note: string
  /** Of the page, whole. */
  readonly link: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly isDemo: boolean
}

export const sheetCsv = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): string =>
  [columns, ...rows].map((cells) => csvLine(cells.map((cell) => csvCell(undefined, cell)))).join('')

const bars = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A cell that is an address becomes a link. */
const cellOf = (text: string): string => (/^https?:\/\/\S+$/.test(text) ? `[Open](<${text}>)` : markdownCell(text))

export const sheetMarkdown = ({ title, note, link, columns, rows, isDemo }: Sheet): string =>
  [
    `# ${markdownCell(title)}`,
    `${markdownCell(note)} [Open](<${link}>)${isDemo ? '. Demo data: an invented market.' : ''}`,
    [columns.map(markdownCell), columns.map(() => '---'), ...rows.map((cells) => cells.map(cellOf))].map(bars).join('\n'),
  ].join('\n\n')

/** `calls compared HALO 2026-11-20.csv` */
export const fileNameOf = ({ title, isDemo }: Pick<Sheet, 'title' | 'isDemo'>): string =>
  `${isDemo ? 'demo ' : ''}${title.toLowerCase()}.csv`.replace(/[^\w. -]+/g, '')
