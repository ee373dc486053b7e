/** The editor of SQL as a part of the page; what is typed is told, and run by its key. */
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { SqlTable } from '../engine/engine.ts'
import { createEchoes } from './echoes.ts'
import styles from './Editor.module.css'
import { openEditor, type SqlEditorView } from './editorView.ts'

export interface EditorHandle {
  readonly insert: (text: string) => void
}

interface Props {
  readonly ref: Ref<EditorHandle>
  readonly text: string
  readonly tables: readonly SqlTable[]
  /** Where the text that was run is wrong; gone with the first change. */
  readonly error: { readonly offset: number; readonly message: string } | undefined
  readonly onText: (text: string) => void
  readonly onRun: () => void
}

export function SqlEditor({ ref, text, tables, error, ...acts }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<SqlEditorView>(undefined)
  const [echoes] = useState(() => createEchoes(text))
  const latest = useRef(acts)
  useEffect(() => void (latest.current = acts))
  useEffect(() => {
    const opened = openEditor(host.current!, text, {
      onRun: () => latest.current.onRun(),
      onText(typed) {
        echoes.tell(typed)
        latest.current.onText(typed)
      },
    })
    editor.current = opened
    return () => opened.close()
    // oxlint-disable-next-line exhaustive-deps -- the text that it opens with; another is set below
  }, [])
  useEffect(() => {
    // What was typed in the meantime would be lost.
    if (!echoes.isEcho(text)) editor.current?.setText(text)
  }, [echoes, text])
  useEffect(() => editor.current?.setTables(tables), [tables])
  useEffect(() => editor.current?.setError(error), [error])
  useImperativeHandle(ref, () => ({ insert: (name) => editor.current?.insert(name) }), [])
  return <div ref={host} className={styles.editor} />
}
