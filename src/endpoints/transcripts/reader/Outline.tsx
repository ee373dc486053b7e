/** Who speaks where, with the share of the words, and how sure that is. */
import { useMemo, type ReactNode } from 'react'
import { counted } from '../../../lib/numbers/counts.ts'
import { outlineOf } from '../text/outline.ts'
import type { Reading } from '../text/reading.ts'
import styles from './Reader.module.css'

interface Props {
  readonly reading: Reading
  /** Names of passages, for links. */
  readonly names: readonly string[]
  /** Who is speaking at the top of the sight. */
  readonly speaker: string | undefined
  readonly onSelect: (passage: number) => void
  readonly children: ReactNode
}

const perCent = (share: number): string => (share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`)

export function Outline({ reading, names, speaker, onSelect, children }: Props) {
  const parts = useMemo(() => outlineOf(reading), [reading])
  const most = Math.max(0.01, ...parts.flatMap(({ entries }) => entries.map(({ share }) => share)))
  return (
    <div className={styles.outline} data-print="hide">
      <nav aria-label="Outline">
        {parts.map(({ title, entries }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {entries.map(({ name, role, passage, share }) => (
                <li key={`${passage} ${name}`}>
                  <a
                    href={`#p=${names[passage]}`}
                    aria-current={name === speaker || undefined}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey) return
                      event.preventDefault()
                      onSelect(passage)
                    }}
                  >
                    {/* The whole of what may be cut off; on the link itself it would be read twice. */}
                    <bdi title={[name, role].filter(Boolean).join(', ')}>{name}</bdi>{' '}
                    {role && <small data-quote={role.startsWith('“') || undefined}>{role}</small>}{' '}
                    <small>{perCent(share)} of words</small>
                    <i style={{ width: `${(share / most) * 100}%` }} aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <section>
        <h3>Speakers</h3>
        <p className={styles.note}>{reading.certainty.words}</p>
        {reading.words > 0 && <p className={styles.note}>{counted(reading.words, 'word')}</p>}
      </section>
      {children}
    </div>
  )
}
