/** How the reader wants the app: looks, keys, times, and what this browser remembers. Everything takes effect at once. */
import { useState, type ReactNode } from 'react'
import { CHOICES, isZone, prefer } from '../ui/preferences.ts'
import { usePreferences } from '../ui/usePreferences.ts'
import { preferredWords } from '../ui/preferredZone.ts'
import { Choice } from '../ui/Choice.tsx'
import { KeptHere } from './KeptHere.tsx'
import { Watchlists } from './Watchlists.tsx'
import styles from './PreferencesPage.module.css'
import reading from './ReadingPage.module.css'

const WORDS = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  'green-red': 'Green and red',
  'blue-orange': 'Blue and orange',
  standard: 'Standard',
  comfortable: 'Comfortable',
  compact: 'Compact',
  on: 'On',
  off: 'Off',
} as const

function Row({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <h3>{title}</h3>
      <div>{children}</div>
      <p>{about}</p>
    </div>
  )
}

interface ChosenProps<T extends keyof typeof WORDS> {
  readonly label: string
  readonly choices: readonly T[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
}

const Chosen = <T extends keyof typeof WORDS>({ label, choices, chosen, onChoose }: ChosenProps<T>) => (
  <Choice label={label} options={choices.map((value) => ({ value, words: WORDS[value] }))} chosen={chosen} onChoose={onChoose} />
)

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone
const ZONES = [
  { value: 'stated', words: 'As stated' },
  { value: 'UTC', words: 'UTC' },
  { value: 'local', words: 'This device' },
  { value: 'named', words: 'Another' },
] as const

function Zone() {
  const { zone } = usePreferences()
  const named = !['stated', 'UTC', 'local'].includes(zone)
  const [text, setText] = useState<string | undefined>(named ? zone : undefined)
  const isWrong = text !== undefined && text.trim() !== '' && !isZone(text.trim())
  const chosen = text === undefined ? ZONES.find(({ value }) => value === zone)!.value : 'named'
  return (
    <>
      <Choice
        label="Times are shown in"
        options={ZONES}
        chosen={chosen}
        onChoose={(value) => {
          setText(value === 'named' ? 'America/New_York' : undefined)
          prefer({ zone: value === 'named' ? 'America/New_York' : value })
        }}
      />
      {text !== undefined && (
        <label className={styles.zone}>
          Zone, by its IANA name
          <input
            type="text"
            value={text}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby="zone-note"
            onChange={(event) => {
              setText(event.target.value)
              if (isZone(event.target.value.trim())) prefer({ zone: event.target.value.trim() })
            }}
          />
          <span id="zone-note">{isWrong ? `No zone is called so; times stay in ${zone}.` : 'Such as Europe/Berlin.'}</span>
        </label>
      )}
    </>
  )
}

export function PreferencesPage() {
  const { theme, upDown, density, singleKeys } = usePreferences()
  return (
    <main id="main" className={reading.page}>
      <title>Preferences · Tearsheet</title>
      <h1>Preferences</h1>
      <p className={reading.lead}>
        Kept in this browser alone and never part of an address: whoever gets a link from you sees it by preferences of their own.
      </p>
      <h2>Looks</h2>
      <Row title="Theme" about="Applied before the page is first drawn.">
        <Chosen label="Theme" choices={CHOICES.theme} chosen={theme} onChoose={(next) => prefer({ theme: next })} />
      </Row>
      <Row
        title="Up and down"
        about={
          <>
            Always with a sign or an arrow too: <span className={reading.good}>▲ +1.20</span>{' '}
            <span className={reading.bad}>▼ −0.85</span>. Blue and orange are told apart with any colour vision.
          </>
        }
      >
        <Chosen label="Up and down" choices={CHOICES.upDown} chosen={upDown} onChoose={(next) => prefer({ upDown: next })} />
      </Row>
      <Row title="Rows" about="How high the rows of tables are, where an address does not say it.">
        <Chosen label="Rows" choices={CHOICES.density} chosen={density} onChoose={(next) => prefer({ density: next })} />
      </Row>
      <h2>Keys and times</h2>
      <Row
        title="Single keys"
        about={
          singleKeys === 'on'
            ? 'Letters such as j, k, / and ? do something by themselves, except in fields. Press ? for the list.'
            : 'Letters do nothing by themselves. The list of keys is among the commands (Ctrl or ⌘ with K).'
        }
      >
        <Chosen
          label="Single keys"
          choices={CHOICES.singleKeys}
          chosen={singleKeys}
          onChoose={(next) => prefer({ singleKeys: next })}
        />
      </Row>
      <Row
        title="Times"
        about={
          <>
            Moments such as “{preferredWords(Date.UTC(2026, 10, 20, 14, 5)) ?? '20 Nov 2026, 14:05 UTC'}”; this device is in{' '}
            {HERE}. As stated: in the zone the source writes, UTC where it gives a number. Days without a time are never shifted,
            nor call times whose zone the source leaves open.
          </>
        }
      >
        <Zone />
      </Row>
      <Watchlists />
      <KeptHere />
    </main>
  )
}
