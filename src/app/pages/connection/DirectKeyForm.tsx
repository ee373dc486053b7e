/** Where the deployment allows direct calls: a key that the user types, held in memory until the page is left. */
import { useRef, useState, type SyntheticEvent } from 'react'
import { useConnectionState } from '../../../connection/ConnectionContext.tsx'
import { readKeyEntry, type KeyEntry } from './keyEntry.ts'
import styles from '../ReadingPage.module.css'

/** What is said of the entry, which itself stays in the field: React would write a value that it knows into the document. */
type Remarks = Omit<KeyEntry, 'key'> & { readonly isLegal: boolean }

const NOTHING: Remarks = { removed: [], isLegal: false }

export function DirectKeyForm() {
  const { connection, refusedKeyEnd, useKey } = useConnectionState()
  const field = useRef<HTMLInputElement>(null)
  const [{ removed, fault, isLegal }, setRemarks] = useState(NOTHING)

  const clean = (input: HTMLInputElement): void => {
    const { key, ...remarks } = readKeyEntry(input.value)
    // What was pasted whole and is no key stays, to be seen and mended.
    if (remarks.removed.length > 0) input.value = key
    setRemarks({ ...remarks, isLegal: key !== '' && remarks.fault === undefined })
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isLegal || !field.current) return
    useKey(readKeyEntry(field.current.value).key)
    field.current.value = ''
    setRemarks(NOTHING)
  }
  return (
    <form onSubmit={submit} aria-label="Key" autoComplete="off" className={styles.entry}>
      <p>
        Keys must not be in client-side code or unencrypted channels (§5 of the specification): the gateway is the better way. A
        key entered here is held in memory only, and is gone when the page is. It is sent as a header, never as the parameter
        “token” of an address: addresses stay in histories and in the logs of every server on the way. The service may not allow
        calls from browsers at all.
      </p>
      <p role="status">
        {connection.key && `A key ending in ${connection.key.slice(-4)} is in use.`}
        {!connection.key &&
          refusedKeyEnd &&
          `The service refused the key ending in ${refusedKeyEnd}. It is forgotten: enter another.`}
      </p>
      <label className={styles.symbol}>
        API key
        <input
          ref={field}
          type="password"
          name="service-access"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby="key-remarks"
          onInput={({ currentTarget }) => clean(currentTarget)}
        />
      </label>
      <p id="key-remarks" role="status">
        {removed.length > 0 && `Taken away: ${removed.join(', ')}. `}
        {fault && `${fault}.`}
      </p>
      <p>
        <button type="submit" className="main" disabled={!isLegal}>
          Use this key
        </button>{' '}
        <button type="button" disabled={!connection.key} onClick={() => useKey('')}>
          Forget the key
        </button>
      </p>
    </form>
  )
}
