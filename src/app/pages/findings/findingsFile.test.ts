/** The files of what was seen here, as programs and people read them. */
import { expect, it } from 'vitest'
import { endpoints } from '../../../endpoints/index.ts'
import type { KeptFinding } from '../../../settings/keptFindings.ts'
import { findingsJson, findingsMarkdown } from './findingsFile.ts'

const finding: KeptFinding = {
  endpoint: 'splits',
  kind: 'filter-ignored',
  subject: 'tickers',
  asked: 'ACME',
  examples: ['HALO', 'A|B'],
  answers: 2,
  first: 1_795_000_000,
  last: 1_795_000_060,
}

it('writes JSON with times in ISO 8601 and the path of the dataset', () => {
  expect(JSON.parse(findingsJson('service.test', [finding], endpoints, 1_795_000_120))).toEqual({
    service: 'service.test',
    written: '2026-11-18T11:08:40.000Z',
    findings: [
      {
        dataset: 'splits',
        path: '/api/v2.1/calendar/splits',
        kind: 'filter-ignored',
        subject: 'tickers',
        asked: 'ACME',
        examples: ['HALO', 'A|B'],
        answers: 2,
        first: '2026-11-18T11:06:40.000Z',
        last: '2026-11-18T11:07:40.000Z',
      },
    ],
  })
})

it('writes a Markdown table in which nothing that came is read as markup', () => {
  const text = findingsMarkdown('demo', [finding], endpoints, 1_795_000_120)
  expect(text.split('\n')).toEqual([
    '# Seen in answers of the demo',
    '',
    'Written 2026-11-18T11:08:40.000Z.',
    '',
    '| Dataset | Where | What | Asked or declared | Came | Answers | First | Last |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    '| Splits | tickers | others than asked for | ACME | HALO, A\\|B | 2 | 2026-11-18T11:06:40.000Z | 2026-11-18T11:07:40.000Z |',
    '',
  ])
})
