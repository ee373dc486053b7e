/** Every key that does something now, as the live bindings have it. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CONTROL, type LiveBinding } from '../ui/keys/keys.ts'
import { usePreferences } from '../settings/usePreferences.ts'
import styles from './KeyList.module.css'

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', PageUp: 'Page Up', PageDown: 'Page Down' }

const nameOf = (key: string): string =>
  NAMES[key] ?? key.replace(/^Ctrl\+(.)$/, (_, letter: string) => `${CONTROL} ${letter.toUpperCase()}`)

function Keys({ title, bindings }: { title: string; bindings: readonly LiveBinding[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {bindings.map(({ keys, words }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{nameOf(key)}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function KeyList({ bindings, onClose }: { bindings: readonly LiveBinding[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { singleKeys } = usePreferences()
  useEffect(() => dialog.current?.showModal(), [])
  const here = bindings.filter(({ scope }) => scope !== 'everywhere')
  return (
    <dialog ref={dialog} className={styles.list} aria-labelledby="key-list" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="key-list">Keys</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={styles.groups}>
        {here.length > 0 && <Keys title="On this page" bindings={here} />}
        <Keys title="Everywhere" bindings={bindings.filter(({ scope }) => scope === 'everywhere')} />
      </div>
      <p>
        {singleKeys === 'on' ? 'Shortcuts are off while typing. ' : 'Single letters are switched off. '}
        <Link to="/preferences" onClick={() => dialog.current?.close()}>
          Preferences
        </Link>
      </p>
    </dialog>
  )
}
