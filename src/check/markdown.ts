/** The report of a check in Markdown, for people. */
import type { Finding } from './finding.ts'
import { exitCodeOf, type OperationReport, type ServiceReport } from './report.ts'

const VERDICTS = ['As stated.', 'Differences were found.', 'No differences, but not everything could be checked.'] as const

/** What a service says stays text: nothing of it becomes a cell, a heading or markup. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ')

/** A path or a name of the service's own as code. */
const code = (text: string): string => `\`${text.replace(/[`\s]+/g, ' ')}\``

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const countOf = ({ findings }: OperationReport, severity: Finding['severity']): string =>
  String(findings.filter((finding) => finding.severity === severity).length)

function summaryOf(operations: readonly OperationReport[]): readonly string[] {
  const head = ['Dataset', 'Section', 'Reached', 'In the plan', 'Differences', 'Notes', 'Not judged']
  const rows = operations.map((operation) => {
    const { title, section, state, steps, requests } = operation
    const reached = requests.some(({ status }) => status !== undefined) ? 'yes' : 'no'
    const inPlan = { checked: 'yes', 'not entitled': 'no', 'not checked': '' }[state]
    const unjudged = steps.filter(({ result }) => result === 'not judged').map(({ name }) => name)
    return [
      title,
      `§${section}`,
      reached!,
      inPlan!,
      countOf(operation, 'difference'),
      countOf(operation, 'note'),
      unjudged.join(', '),
    ]
  })
  return [row(head), row(head.map(() => '---')), ...rows.map(row)]
}

const lineOf = ({ severity, kind, about, words }: Finding): string =>
  `- **${severity}, ${kind}**${about === '' ? '' : ` ${code(about)}`}: ${plain(words)}`

function sectionOf({ title, path, why, steps, findings, requests }: OperationReport): readonly string[] {
  const results = steps.map(
    ({ name, result, why: reason }) => `${name}: ${result}${reason === undefined ? '' : ` (${plain(reason)})`}`,
  )
  return [
    '',
    `## ${title}`,
    '',
    code(path),
    '',
    ...(why === undefined ? [] : [`Not checked: ${plain(why)}.`, '']),
    ...(findings.length === 0 ? [] : [...findings.map(lineOf), '']),
    ...(results.length === 0 ? [] : [`Looked at: ${results.join('; ')}.`, '']),
    ...requests.map(({ path: asked, status, records }) => {
      const came = records === undefined ? '' : `, ${records} ${records === 1 ? 'record' : 'records'}`
      return `- ${code(asked)}: ${status === undefined ? 'no answer' : `status ${status}`}${came}`
    }),
  ]
}

export function markdownOf(report: ServiceReport): string {
  const { service, began, requests, mostRequests, slowAfter, ended, operations } = report
  const lines = [
    '# Check of a service against its specification',
    '',
    `${code(service)}, ${began}: ${requests} requests of ${mostRequests} at the most, one after the other. Answers are called slow from ${slowAfter} ms on.`,
    '',
    `**${VERDICTS[exitCodeOf(report)]}**${ended === undefined ? '' : ` The check ended early: ${plain(ended)}.`}`,
    '',
    ...summaryOf(operations),
    ...operations.flatMap(sectionOf),
  ]
  return `${lines.join('\n')}\n`
}
