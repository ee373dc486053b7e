/** How many conference calls are kept in this browser, how much room they may take, and the way to forget them. */
import { useEffect, useState } from 'react'
import type { KeptSize } from '../../calls/library/keptSize.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { megabyteChoices } from './megabyteChoices.ts'
import { CHOICES, setPreferences } from '../../settings/preferences.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { Choice } from '../../ui/Choice.tsx'
import styles from './PreferencesPage.module.css'

const part = () => import('../../calls/library/keptSize.ts')

const wordsOf = ({ calls, bytes }: KeptSize): string =>
  calls === 0
    ? 'None; the page of calls loads them.'
    : `${counted(calls, 'call')}, ${(bytes / 1e6).toFixed(1)} MB with their texts and their index; never a key.`

export function CallsStored() {
  const { keptCalls } = usePreferences()
  const [size, setSize] = useState<KeptSize | 'unknown'>()
  const look = async (): Promise<void> => setSize((await (await part()).keptSize()) ?? 'unknown')
  useEffect(() => {
    part()
      .then(({ keptSize }) => keptSize())
      .then(
        (found) => setSize(found ?? 'unknown'),
        () => setSize('unknown'),
      )
  }, [])
  const forget = async (): Promise<void> => {
    await (await part()).forgetCalls()
    await look()
  }
  return (
    <div className={styles.row}>
      <h3>Conference calls</h3>
      <div>
        <button type="button" disabled={typeof size === 'object' && size.calls === 0} onClick={() => void forget()}>
          Forget calls
        </button>
        <Choice
          label="Calls kept at most"
          options={megabyteChoices(CHOICES.keptCalls)}
          chosen={keptCalls}
          onChoose={(next) => setPreferences({ keptCalls: next })}
        />
      </div>
      <p role="status">{size === 'unknown' ? 'The calls kept here cannot be read.' : size && wordsOf(size)}</p>
    </div>
  )
}
