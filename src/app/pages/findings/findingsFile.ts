/** What was seen of a service as a file: JSON for programs, Markdown for people. */
import { KIND_WORDS } from '../../../api/findings/findingWords.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { markdownCell } from '../../../explorer/export/markdown.ts'
import type { KeptFinding } from '../../../settings/keptFindings.ts'
import { serviceWords } from '../../findings/serviceOf.ts'

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

const endpointOf = (endpoints: readonly AnyEndpoint[], named: string): AnyEndpoint | undefined =>
  endpoints.find(({ id }) => id === named)

/** What a dataset is called; its id where this version does not have it. */
export const titleOf = (endpoints: readonly AnyEndpoint[], id: string): string => endpointOf(endpoints, id)?.title ?? id

/** Times as ISO 8601 in UTC; `at` is the moment of writing in Unix seconds. */
export const findingsJson = (
  service: string,
  findings: readonly KeptFinding[],
  endpoints: readonly AnyEndpoint[],
  at: number,
): string =>
  `${JSON.stringify(
    {
      service,
      written: iso(at),
      findings: findings.map(({ endpoint, first, last, ...rest }) => ({
        dataset: endpoint,
        path: endpointOf(endpoints, endpoint)?.path ?? null,
        ...rest,
        first: iso(first),
        last: iso(last),
      })),
    },
    null,
    2,
  )}\n`

const HEADS = ['Dataset', 'Where', 'What', 'Asked or declared', 'Came', 'Answers', 'First', 'Last']
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function findingsMarkdown(
  service: string,
  findings: readonly KeptFinding[],
  endpoints: readonly AnyEndpoint[],
  at: number,
): string {
  const lines = findings.map(({ endpoint, subject, kind, asked, examples, answers, first, last }) =>
    row(
      [
        titleOf(endpoints, endpoint),
        subject,
        KIND_WORDS[kind],
        asked,
        examples.join(', '),
        String(answers),
        iso(first),
        iso(last),
      ].map(markdownCell),
    ),
  )
  const head = [row(HEADS), row(HEADS.map(() => '---'))]
  return [
    `# Seen in answers of ${markdownCell(serviceWords(service))}`,
    '',
    `Written ${iso(at)}.`,
    '',
    ...head,
    ...lines,
    '',
  ].join('\n')
}
