/** A brief to take along: as Markdown, and as HTML that mail programs keep, with tables, inline styles and whole addresses. */
import { wordsOfDay } from '../../lib/dates/days.ts'
import type { CompanyBrief } from '../lines/briefContent.ts'
import type { PlacedLine } from '../lines/viewLines.ts'
import { foldedLines, moreWords } from '../lines/foldedLines.ts'
import { labelOf } from '../materiality.ts'

export interface BriefSheet {
  readonly title: string
  /** Below the title: whose, since when. */
  readonly subtitle: string
  /** Of this brief, whole. */
  readonly link: string
  readonly companies: readonly (CompanyBrief & { readonly name: string | undefined })[]
  /** Sentences below: who is quiet, what is missing. */
  readonly notes: readonly string[]
  /** Makes an address of the app a whole one. */
  readonly whole: (address: string) => string
  readonly isDemo: boolean
}

const ARROW = { up: '▲ ', down: '▼ ' } as const
const DEMO = 'Demo data: an invented market.'

const headOf = ({ ticker, name }: CompanyBrief): string => (name ? `${name} (${ticker})` : ticker)
const arrowOf = ({ direction }: PlacedLine): string => (direction ? ARROW[direction] : '')
const changesOf = ({ changes }: PlacedLine): readonly string[] =>
  changes.map(({ label, from, to }) => `${label}: ${from || 'nothing'} → ${to || 'nothing'}`)

/** Characters that Markdown would take for its own. */
const escapedMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s+/g, ' ')

export function briefMarkdown({ title, subtitle, link, companies, notes, whole, isDemo }: BriefSheet): string {
  const lineOf = (line: PlacedLine): string =>
    [
      `- **${labelOf(line.kind)}** ${arrowOf(line)}[${escapedMarkdown(line.words)}](<${whole(line.to)}>)`,
      line.detail && `, ${escapedMarkdown(line.detail)}`,
      line.day && `, ${wordsOfDay(line.day)}`,
      ...changesOf(line).map((change) => `\n  - ${escapedMarkdown(change)}`),
    ]
      .filter(Boolean)
      .join('')
  const linesOf = (lines: readonly PlacedLine[]): readonly string[] => {
    const { shown, folded } = foldedLines(lines)
    return [...shown.map(lineOf), ...folded.map((more) => `- [${escapedMarkdown(moreWords(more))}](<${whole(more.to)}>)`)]
  }
  return [
    `# ${escapedMarkdown(title)}`,
    `${escapedMarkdown(subtitle)}. [Open](<${link}>)${isDemo ? `. ${DEMO}` : ''}`,
    ...companies.map((company) => [`## ${escapedMarkdown(headOf(company))}`, ...linesOf(company.lines)].join('\n')),
    ...notes.map(escapedMarkdown),
  ].join('\n\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const FONT = 'font-family:Arial,Helvetica,sans-serif;color:#1c1e22;'
const LINE = 'padding:3px 10px 3px 0;border-bottom:1px solid #e4e0d8;vertical-align:top;font-size:13px;line-height:1.4;'
const SOFT = 'color:#55585f;'
const COLORS = { up: '#17714a', down: '#b3261e' } as const

export function briefHtml({ title, subtitle, link, companies, notes, whole, isDemo }: BriefSheet): string {
  const anchor = (to: string, words: string): string => `<a href="${escaped(to)}" style="color:#0b5563;">${escaped(words)}</a>`
  const rowOf = (line: PlacedLine): string => {
    const arrow = line.direction ? `<span style="color:${COLORS[line.direction]};">${arrowOf(line)}</span>` : ''
    const detail = line.detail ? ` <span style="${SOFT}">${escaped(line.detail)}</span>` : ''
    const changes = changesOf(line).map((change) => `<br><span style="${SOFT}">${escaped(change)}</span>`)
    return [
      `<tr><td style="${LINE}${SOFT}white-space:nowrap;">${escaped(labelOf(line.kind))}</td>`,
      `<td style="${LINE}">${arrow}${anchor(whole(line.to), line.words)}${detail}${changes.join('')}</td>`,
      `<td style="${LINE}${SOFT}white-space:nowrap;text-align:right;">${line.day ? wordsOfDay(line.day) : ''}</td></tr>`,
    ].join('')
  }
  const tableOf = (company: CompanyBrief): string => {
    const { shown, folded } = foldedLines(company.lines)
    const more = folded.map(
      (one) => `<tr><td style="${LINE}"></td><td colspan="2" style="${LINE}">${anchor(whole(one.to), moreWords(one))}</td></tr>`,
    )
    return [
      `<tr><td colspan="3" style="padding:14px 0 4px;font-size:15px;font-weight:bold;">${escaped(headOf(company))}</td></tr>`,
      ...shown.map(rowOf),
      ...more,
    ].join('')
  }
  return [
    `<div style="${FONT}">`,
    `<p style="margin:0;font-size:20px;">${escaped(title)}</p>`,
    `<p style="margin:4px 0;font-size:13px;${SOFT}">${escaped(subtitle)}. ${anchor(link, 'Open')}${isDemo ? `. ${DEMO}` : ''}</p>`,
    `<table cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;width:100%;max-width:760px;${FONT}">`,
    ...companies.map(tableOf),
    '</table>',
    ...notes.map((note) => `<p style="margin:10px 0 0;font-size:13px;${SOFT}">${escaped(note)}</p>`),
    '</div>',
  ].join('')
}
