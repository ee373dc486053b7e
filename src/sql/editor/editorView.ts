/** The editor of SQL, in a shadow root: there its styles are constructed sheets, which the content policy allows, and no style elements. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, type Completion } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { sql, type SQLNamespace } from '@codemirror/lang-sql'
import { bracketMatching } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import type { SqlTable } from '../engine/engine.ts'
import { duckDb } from './dialect.ts'
import { overwriting } from './overwriting.ts'
import { quotedName } from './quotedName.ts'
import { theme } from './theme.ts'

const columnCompletion = ({ name, type, about }: SqlTable['columns'][number]): Completion => ({
  label: name,
  apply: quotedName(name),
  detail: type,
  info: about,
  type: 'property',
})

const namespaceOf = (tables: readonly SqlTable[]): SQLNamespace =>
  Object.fromEntries(
    tables.map(({ name, about, columns }) => [
      name,
      { self: { label: name, info: about, type: 'class' }, children: columns.map(columnCompletion) },
    ]),
  )

/** Of one table, its columns stand without its name as well. */
const language = (tables: readonly SqlTable[]): Extension =>
  sql({ dialect: duckDb, schema: namespaceOf(tables), ...(tables.length === 1 && { defaultTable: tables[0]!.name }) })

export interface SqlEditorView {
  readonly text: () => string
  /** Puts another text in its place, unless it is the same. */
  readonly setText: (text: string) => void
  readonly setTables: (tables: readonly SqlTable[]) => void
  /** Underlines the word at a place of the text; `undefined` takes it away. */
  readonly setError: (error: { readonly offset: number; readonly message: string } | undefined) => void
  /** In the place of what is selected, with the focus after it. */
  readonly insert: (text: string) => void
  readonly close: () => void
}

interface Acts {
  readonly onRun: () => void
  readonly onText: (text: string) => void
}

/** The word that begins at a place, or the character there; at the end of the text, the last one. */
function wordAt(text: string, offset: number): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(offset, text.length - 1))
  const word = /^[\w"]+/.exec(text.slice(from))?.[0] ?? ''
  return { from, to: Math.min(text.length, from + Math.max(1, word.length)) }
}

export function openEditor(host: HTMLElement, first: string, { onRun, onText }: Acts): SqlEditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const schema = new Compartment()
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: first,
      extensions: [
        keymap.of([
          { key: 'Mod-Enter', run: () => (onRun(), true) },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          // Escape and then Tab leaves the editor: that is the library's own way out.
          indentWithTab,
        ]),
        history(),
        overwriting,
        bracketMatching(),
        closeBrackets(),
        // Its pictures are letters that not every font has.
        autocompletion({ icons: false }),
        schema.of(language([])),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'SQL', spellcheck: 'false' }),
        placeholder('select …'),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onText(state.doc.toString())),
        theme,
      ],
    }),
  })
  const setError: SqlEditorView['setError'] = (error) => {
    const marked = error && { ...wordAt(view.state.doc.toString(), error.offset), message: error.message }
    view.dispatch(setDiagnostics(view.state, marked ? [{ ...marked, severity: 'error' }] : []))
  }
  return {
    text: () => view.state.doc.toString(),
    setText(text) {
      const now = view.state.doc.toString()
      if (text !== now) view.dispatch({ changes: { from: 0, to: now.length, insert: text } })
    },
    setTables: (tables) => view.dispatch({ effects: schema.reconfigure(language(tables)) }),
    setError,
    insert(text) {
      view.dispatch(view.state.replaceSelection(text))
      view.focus()
    },
    close: () => view.destroy(),
  }
}
