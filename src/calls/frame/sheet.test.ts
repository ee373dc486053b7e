import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { fileNameOf, sheetCsv, sheetMarkdown, type Sheet } from './sheet.ts'

const sheet: Sheet = {
  title: 'Calls compared, HALO Q2 2026 to Q3 2026',
  note: 'Read by program.',
  link: 'https://desk.test/calls/compare?a=1&b=2',
  columns: ['Kind', 'Sentence', 'Link'],
  rows: [['new', '=1+1 said "so", | and\n*more*', 'https://desk.test/transcripts?v.open=1#p=abc']],
  isDemo: true,
}

it('writes CSV that a spreadsheet takes for text', () => {
  expect(parse(sheetCsv(sheet))).toEqual([
    ['Kind', 'Sentence', 'Link'],
    ['new', `'=1+1 said "so", | and\n*more*`, 'https://desk.test/transcripts?v.open=1#p=abc'],
  ])
})

it('writes Markdown with links, and signs as signs', () => {
  expect(sheetMarkdown(sheet).split('\n')).toEqual([
    '# Calls compared, HALO Q2 2026 to Q3 2026',
    '',
    'Read by program. [Open](<https://desk.test/calls/compare?a=1&b=2>). Demo data: an invented market.',
    '',
    '| Kind | Sentence | Link |',
    '| --- | --- | --- |',
    '| new | =1+1 said "so", \\| and \\*more\\* | [Open](<https://desk.test/transcripts?v.open=1#p=abc>) |',
  ])
})

it('names a file after what it is of', () => {
  expect(fileNameOf(sheet)).toBe('demo calls compared HALO Q2 2026 to Q3 2026.csv'.toLowerCase())
})
