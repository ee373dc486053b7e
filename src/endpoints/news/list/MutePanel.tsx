/** Mutes channels, tags and words of headlines in the loaded news, and takes that back. */
import { useState } from 'react'
import type { NewsItem } from '../endpoint.ts'
import { frequentNames, isSameMute, MUTE_KINDS, type Mute } from './muting.ts'
import styles from './NewsResults.module.css'

/** Names of each kind: the rarer ones are hardly worth a press. */
const MOST = 12

interface Props {
  readonly records: readonly NewsItem[]
  readonly mutes: readonly Mute[]
  readonly onChange: (mutes: readonly Mute[]) => void
}

export function MutePanel({ records, mutes, onChange }: Props) {
  const [text, setText] = useState('')
  const has = (mute: Mute): boolean => mutes.some((other) => isSameMute(other, mute))
  const add = (mute: Mute): void => onChange(has(mute) ? mutes : [...mutes, mute])
  const remove = (mute: Mute): void => onChange(mutes.filter((other) => !isSameMute(other, mute)))
  return (
    <details className={styles.panel} data-print="hide">
      <summary>Mute</summary>
      {mutes.length > 0 && (
        <ul aria-label="Muted">
          {mutes.map((mute) => (
            <li key={`${mute.kind} ${mute.text}`}>
              <button type="button" aria-pressed="true" onClick={() => remove(mute)}>
                <span className="visually-hidden">Unmute </span>
                {MUTE_KINDS[mute.kind]}: <bdi>{mute.text}</bdi> ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {(['channel', 'tag'] as const).map((kind) => {
        const offered = frequentNames(records, kind, MOST).filter(([name]) => !has({ kind, text: name }))
        return (
          offered.length > 0 && (
            <div key={kind}>
              <span>{MUTE_KINDS[kind]}</span>
              <ul aria-label={`${MUTE_KINDS[kind]}s to mute`}>
                {offered.map(([name, count]) => (
                  <li key={name}>
                    <button type="button" aria-label={`Mute ${name}`} onClick={() => add({ kind, text: name })}>
                      <bdi>{name}</bdi> {count}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') add({ kind: 'title', text: text.trim() })
          setText('')
        }}
      >
        <label>
          {MUTE_KINDS.title} <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit">Mute</button>
      </form>
    </details>
  )
}
