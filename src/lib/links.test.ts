// @vitest-environment node
/** What may become a link: plain web addresses, and nothing else that a record may hold. */
import { expect, it } from 'vitest'
import { safeHref } from './links.ts'

it.each([
  ['https://example.test/a?b=c#d', 'https://example.test/a?b=c#d'],
  ['HTTP://EXAMPLE.test', 'http://example.test/'],
  ['https://example.test/ä b', 'https://example.test/%C3%A4%20b'],
])('%s may', (text, href) => {
  expect(safeHref(text)).toBe(href)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.test/1',
  'ftp://example.test',
  'mailto:a@example.test',
  '//example.test/x',
  '/\\example.test',
  'https:\\\\example.test',
  'https:/example.test',
  'https:///example.test',
  'https://user@example.test',
  'https://user:pass@example.test',
  'https://',
  'example.test',
  '',
])('%s may not', (text) => {
  expect(safeHref(text)).toBeUndefined()
})
