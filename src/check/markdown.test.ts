/** The report in Markdown: what a service says in it stays text. */
import { expect, it } from 'vitest'
import { difference } from './finding.ts'
import { markdownOf } from './markdown.ts'

it('lets nothing that a service says become a cell, a heading, a link or markup', () => {
  const text = markdownOf({
    service: 'https://service.test',
    began: '2026-11-20T12:00:00.000Z',
    requests: 1,
    mostRequests: 60,
    slowAfter: 3000,
    operations: [
      {
        id: 'splits',
        title: 'Splits',
        path: '/api/v2.1/calendar/splits',
        section: '4.10',
        state: 'checked',
        steps: [{ name: 'tickers', result: 'not judged', why: '| # <b>bold</b>\n# Heading' }],
        findings: [difference('type-mismatch', 'a`b\n# c', '[link](https://evil.test) `code` | cell')],
        requests: [{ path: '/api/v2.1/calendar/splits?pagesize=6', status: 200, records: 1 }],
      },
    ],
  })
  expect(text).toContain('- **difference, type-mismatch** `a b # c`: \\[link\\](https://evil.test) \\`code\\` \\| cell\n')
  expect(text).toContain('Looked at: tickers: not judged (\\| \\# \\<b\\>bold\\</b\\> \\# Heading).')
  expect(text.match(/^#.*$/gm)).toEqual(['# Check of a service against its specification', '## Splits'])
  expect(text).toContain('**Differences were found.**')
})
