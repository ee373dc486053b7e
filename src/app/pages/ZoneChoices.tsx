/** In which zone instants are shown, and in which one times of calls are read. */
import { useId, useState } from 'react'
import { Choice } from '../../ui/Choice.tsx'
import { isZone, setPreferences } from '../../settings/preferences.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import styles from './PreferencesPage.module.css'

const ZONES = [
  { value: 'stated', words: 'As stated' },
  { value: 'UTC', words: 'UTC' },
  { value: 'local', words: 'This device' },
  { value: 'named', words: 'Another' },
] as const

interface NamedZoneProps {
  readonly text: string
  readonly label: string
  /** What stays in force while the text names no zone. */
  readonly inForce: string
  readonly onText: (text: string) => void
  readonly onZone: (zone: string) => void
}

function NamedZone({ text, label, inForce, onText, onZone }: NamedZoneProps) {
  const id = useId()
  const isWrong = text.trim() !== '' && !isZone(text.trim())
  return (
    <label className={styles.zone}>
      {label}
      <input
        type="text"
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={id}
        onChange={(event) => {
          onText(event.target.value)
          if (isZone(event.target.value.trim())) onZone(event.target.value.trim())
        }}
      />
      <span id={id}>{isWrong ? `No such zone; times stay in ${inForce}.` : 'Such as Europe/Berlin.'}</span>
    </label>
  )
}

export function CallZone() {
  const { callZone } = usePreferences()
  const [text, setText] = useState(callZone)
  return (
    <NamedZone
      text={text}
      label="Zone of call times, by its IANA name"
      inForce={callZone}
      onText={setText}
      onZone={(zone) => setPreferences({ callZone: zone })}
    />
  )
}

export function TimeZone() {
  const { zone } = usePreferences()
  const named = !['stated', 'UTC', 'local'].includes(zone)
  const [text, setText] = useState<string | undefined>(named ? zone : undefined)
  const chosen = text === undefined ? ZONES.find(({ value }) => value === zone)!.value : 'named'
  return (
    <>
      <Choice
        label="Times are shown in"
        options={ZONES}
        chosen={chosen}
        onChoose={(value) => {
          setText(value === 'named' ? 'America/New_York' : undefined)
          setPreferences({ zone: value === 'named' ? 'America/New_York' : value })
        }}
      />
      {text !== undefined && (
        <NamedZone
          text={text}
          label="Zone, by its IANA name"
          inForce={zone}
          onText={setText}
          onZone={(named) => setPreferences({ zone: named })}
        />
      )}
    </>
  )
}
