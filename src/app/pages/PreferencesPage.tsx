/** How the user wants the app: looks, keys, times, and what this browser remembers. Everything takes effect at once. */
import type { ReactNode } from 'react'
import { CHOICES, setPreferences } from '../../settings/preferences.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { preferredWords } from '../../settings/preferredZone.ts'
import { Choice } from '../../ui/Choice.tsx'
import { StoredData } from './StoredData.tsx'
import { Watchlists } from './Watchlists.tsx'
import { CallZone, TimeZone } from './ZoneChoices.tsx'
import styles from './PreferencesPage.module.css'
import reading from './ReadingPage.module.css'

const WORDS = {
  system: 'Match system',
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
      <Row title="Theme" about="Follows the system unless set.">
        <Chosen label="Theme" choices={CHOICES.theme} chosen={theme} onChoose={(next) => setPreferences({ theme: next })} />
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
        <Chosen
          label="Up and down"
          choices={CHOICES.upDown}
          chosen={upDown}
          onChoose={(next) => setPreferences({ upDown: next })}
        />
      </Row>
      <Row title="Rows" about="How high the rows of tables are, where an address does not say it.">
        <Chosen label="Rows" choices={CHOICES.density} chosen={density} onChoose={(next) => setPreferences({ density: next })} />
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
          onChoose={(next) => setPreferences({ singleKeys: next })}
        />
      </Row>
      <Row
        title="Times"
        about={
          <>
            Moments such as “{preferredWords(Date.UTC(2026, 10, 20, 14, 5)) ?? '20 Nov 2026, 14:05 UTC'}”; this device is in{' '}
            {HERE}. As stated: in the zone the source writes, UTC where it gives a number. Days without a time are never shifted.
          </>
        }
      >
        <TimeZone />
      </Row>
      <Row
        title="Call times"
        about="The zone in which times of conference calls are read, since the service states none: New York by the usual reading. Calendar files go by it, and your own time stands beside it."
      >
        <CallZone />
      </Row>
      <Watchlists />
      <StoredData />
    </main>
  )
}
