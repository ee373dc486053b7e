/** Adds a source: a dataset as it stands, or the address of any of its pages. */
import { useState, type FormEvent } from 'react'
import { useHref } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { addressFor } from '../../explorer/address/navigationContext.ts'
import { exampleTickers } from '../../explorer/examples.ts'
import styles from './Sql.module.css'

/** The page address in what was pasted: a whole link of this app, or its path and query. */
export function sourceIn(text: string, root: string): string {
  const path = text.trim().replace(new URL(root, window.location.href).href.replace(/\/$/, ''), '')
  return path.replace(/#.*$/, '')
}

interface Props {
  readonly onAdd: (text: string) => void
}

export function AddSource({ onAdd }: Props) {
  const connection = useConnection()
  const root = useHref('/')
  const [text, setText] = useState('')
  const add = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onAdd(sourceIn(text, root))
    setText('')
  }
  const isBare = (endpoint: AnyEndpoint): boolean =>
    !Object.values(endpoint.params).some((param) => (param as { required?: boolean }).required)
  const bareOf = (endpoint: AnyEndpoint): string =>
    isBare(endpoint) ? `/${endpoint.id}` : addressFor(endpoint, { tickers: exampleTickers(connection).slice(0, 1) }, undefined)
  return (
    <form className={styles.add} onSubmit={add}>
      <label>
        Add a dataset
        <select
          value=""
          onChange={({ target }) => {
            const endpoint = endpoints.find(({ id }) => id === target.value)
            if (endpoint) onAdd(bareOf(endpoint))
          }}
        >
          <option value="">Choose…</option>
          {endpoints.map((endpoint) => (
            <option key={endpoint.id} value={endpoint.id}>
              {endpoint.title}
            </option>
          ))}
        </select>
      </label>
      <label>
        or the address of its page
        <span>
          <input value={text} autoComplete="off" spellCheck={false} onChange={({ target }) => setText(target.value)} />
          <button type="submit">Add</button>
        </span>
      </label>
    </form>
  )
}
