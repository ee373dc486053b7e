/** What may become a link: plain web addresses, and nothing else that a record may hold (resilience X3). */
import { expect, it } from 'vitest'
import { safeHref } from './links.ts'

it.each([
  ['https://example.test/a?b=c#d', 'https://example.test/a?b=c#d'],
  ['HTTP://EXAMPLE.test', 'http://example.test/'],
  ['https://example.test/ä b', 'https://example.test/%C3%A4%20b'],
  ['https://bücher.test/', 'https://xn--bcher-kva.test/'],
  ['https://example.test:8443/a', 'https://example.test:8443/a'],
  [`https://example.test/${'x'.repeat(10_000)}`, `https://example.test/${'x'.repeat(10_000)}`],
])('X3 %s may', (text, href) => {
  expect(safeHref(text)).toBe(href)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.test/%0aalert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>1</script>',
  'DATA:image/svg+xml,<svg/>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.test/1',
  'filesystem:https://example.test/1',
  'about:blank',
  'view-source:https://example.test',
  'ftp://example.test',
  'ws://example.test',
  'intent://example.test#Intent;end',
  'mailto:a@example.test',
  'tel:1',
  '//example.test/x',
  '\\\\example.test',
  '/\\example.test',
  'https:\\\\example.test',
  'https:example.test',
  'https:/example.test',
  'https:///example.test',
  'http:///',
  'https://user@example.test',
  'https://user:pass@example.test',
  'https://example.test@evil.test',
  ' https://example.test',
  'https://',
  'https://exa mple.test',
  'https://\u0000',
  'example.test',
  '#',
  '?',
  '',
])('X3 %j may not', (text) => {
  expect(safeHref(text)).toBeUndefined()
})
