import { expect, test } from 'vitest'
import { readEntities } from './entities.ts'

test('reads named, decimal and hexadecimal entities', () => {
  expect(readEntities('Silver &amp; Co&#39;s &ldquo;target&rdquo; &#x2014; up')).toBe("Silver & Co's “target” — up")
})

test('leaves text without entities as it is, blanks at the ends included', () => {
  expect(readEntities('  Fish & chips ')).toBe('  Fish & chips ')
  expect(readEntities('A < B, <b>bold</b>')).toBe('A < B, <b>bold</b>')
})

test('keeps markup as text, however it is written', () => {
  expect(readEntities('<img src=x onerror=alert(1)> &amp; &lt;script&gt;')).toBe('<img src=x onerror=alert(1)> & <script>')
  expect(readEntities('</pre><script>1</script>&amp;')).toBe('</pre><script>1</script>&')
})

test('reads each entity once, so that an escaped entity stays readable', () => {
  expect(readEntities('AT&amp;amp;T')).toBe('AT&amp;T')
})
