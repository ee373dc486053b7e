import { expect, it } from 'vitest'
import { briefHtml, briefMarkdown, type BriefSheet } from './briefText.ts'

const sheet: BriefSheet = {
  title: 'Brief',
  subtitle: '1 company since 19 Nov 2026, 21:00 UTC',
  link: 'https://desk.test/brief?tickers=HALO&since=1795122000',
  companies: [
    {
      ticker: 'HALO',
      name: 'Halcyon & Sons <Optics>',
      lines: [
        {
          key: '1',
          kind: 'rating-change',
          words: 'Raises "Halcyon" <img src=x onerror=alert(1)> [to] *Buy*',
          day: '2026-11-20',
          direction: 'up',
          detail: '+21.9% on the prior target',
          dataset: 'Analyst ratings',
          to: '/insights?tickers=HALO&v.open=a"b',
          request: '/insights?tickers=HALO',
          changes: [{ label: 'Price target', from: '210.00', to: '' }],
        },
      ],
    },
  ],
  notes: ['Quiet: ACME, QNTR'],
  whole: (address) => `https://desk.test${address}`,
  isDemo: true,
}

it('has in HTML no element but its own, each with its style, and whole addresses', () => {
  const html = briefHtml(sheet)
  const names = new Set(Array.from(html.matchAll(/<([a-z]+)/g), ([, name]) => name))
  expect([...names].toSorted()).toEqual(['a', 'br', 'div', 'p', 'span', 'table', 'td', 'tr'])
  expect(html).toContain('Raises &quot;Halcyon&quot; &lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('href="https://desk.test/insights?tickers=HALO&amp;v.open=a&quot;b"')
  expect(html).toContain('Halcyon &amp; Sons &lt;Optics&gt; (HALO)')
  expect(html).toContain('Price target: 210.00 → nothing')
  expect(html).not.toMatch(/class=|<style|<script|href="\//)
})

it('has in Markdown the same, with the signs of Markdown as signs', () => {
  expect(briefMarkdown(sheet)).toBe(
    [
      '# Brief',
      '1 company since 19 Nov 2026, 21:00 UTC. [Open](<https://desk.test/brief?tickers=HALO&since=1795122000>). Demo data: an invented market.',
      '## Halcyon & Sons \\<Optics\\> (HALO)\n' +
        '- **Rating** ▲ [Raises "Halcyon" \\<img src=x onerror=alert(1)\\> \\[to\\] \\*Buy\\*](<https://desk.test/insights?tickers=HALO&v.open=a"b>), +21.9% on the prior target, 20 Nov 2026\n' +
        '  - Price target: 210.00 → nothing',
      'Quiet: ACME, QNTR',
    ].join('\n\n'),
  )
})

it('tells how many lines it leaves out, and where they are', () => {
  const [company] = sheet.companies
  const lines = Array.from({ length: 7 }, (_, place) => ({ ...company!.lines[0]!, key: `${place}`, changes: [] }))
  const many = { ...sheet, companies: [{ ...company!, lines }] }
  expect(briefMarkdown(many)).toContain('- [3 more in Analyst ratings](<https://desk.test/insights?tickers=HALO>)')
  expect(briefHtml(many)).toContain('>3 more in Analyst ratings</a>')
})
