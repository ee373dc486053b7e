/** The look of the editor, by the tokens of the page: they reach into the shadow root that its styles live in. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--up)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--demo)' },
  { tag: tags.typeName, color: 'var(--warn)' },
  { tag: tags.comment, color: 'var(--ink-faint)', fontStyle: 'italic' },
])

const looks = EditorView.theme({
  '&': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', fontSize: 'var(--text-13)', maxHeight: 'inherit' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', minHeight: '7rem', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-8) 0' },
  '.cm-line': { padding: '0 var(--space-12)' },
  '.cm-placeholder': { color: 'var(--ink-faint)' },
  '.cm-tooltip': { backgroundColor: 'var(--sheet)', color: 'var(--ink)', border: '1px solid var(--rule-strong)' },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', fontSize: 'var(--text-12)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--accent-ink)' },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal', marginLeft: 'var(--space-8)' },
  '.cm-completionInfo': { maxWidth: '20rem', padding: 'var(--space-6) var(--space-8)', fontFamily: 'var(--sans)' },
  '.cm-diagnostic': { borderLeft: '3px solid var(--down)' },
  // Drawn by the text itself: the editor's own picture has a colour of its own.
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--down)', textUnderlineOffset: '3px' },
  '.cm-matchingBracket': { backgroundColor: 'var(--accent-wash) !important' },
})

export const theme = [looks, syntaxHighlighting(words)]
