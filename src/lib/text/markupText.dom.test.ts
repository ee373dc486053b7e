/** Notes that may hold HTML, as text. */
import { expect, it } from 'vitest'
import { textOfMarkup } from './markupText.ts'

it('leaves plain text as it is', () => {
  expect(textOfMarkup('Subject to shareholder approval. ')).toBe('Subject to shareholder approval.')
})

it('takes tags and entities away and keeps lines apart', () => {
  expect(textOfMarkup('<p>Begins at the open.<br>Par value is <b>unchanged</b>.</p><p>A &amp; B</p>')).toBe(
    'Begins at the open.\nPar value is unchanged.\nA & B',
  )
})

it('shows nothing of scripts and styles', () => {
  expect(textOfMarkup('<style>p{}</style>One<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('One')
})

it('keeps a sign that begins no tag', () => {
  expect(textOfMarkup('Price < 5 & falling')).toBe('Price < 5 & falling')
})
