/** How many records seen before are kept in this browser, how many at most, and the way to forget them. */
import { useEffect, useState } from 'react'
import { counted } from '../../lib/numbers/counts.ts'
import { openSeenRecords } from '../../seen/openSeenRecords.ts'
import { isUnavailable } from '../../seen/unavailable.ts'
import { megabyteChoices } from './megabyteChoices.ts'
import { CHOICES, setPreferences } from '../../settings/preferences.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { Choice } from '../../ui/Choice.tsx'
import styles from './PreferencesPage.module.css'

interface Size {
  readonly records: number
  readonly bytes: number
  readonly dropped: number
}

function wordsOf({ records, bytes, dropped }: Size): string {
  const kept = records === 0 ? 'None' : `${counted(records, 'record')}, ${(bytes / 1e6).toFixed(1)} MB`
  const lost = dropped === 0 ? '' : ` ${counted(dropped, 'record')} could not be read and went.`
  return `${kept}; never a key. What they said tells what changed since.${lost}`
}

/** `undefined` while it is being looked up; a text where it cannot be had. */
function useSize(bound: string): readonly [size: Size | string | undefined, look: () => Promise<void>] {
  const [size, setSize] = useState<Size | string>()
  const look = async (): Promise<void> => {
    const found = await (await openSeenRecords()).size()
    setSize(isUnavailable(found) ? found.reason : found)
  }
  useEffect(() => {
    void (async () => {
      // Less may be kept from now on than is.
      if (bound !== 'off') await (await openSeenRecords()).shrinkTo(Number(bound))
      await look()
    })()
  }, [bound])
  return [size, look]
}

export function SeenRecordsStored() {
  const { seenRecords } = usePreferences()
  const [size, look] = useSize(seenRecords)
  const forget = async (): Promise<void> => {
    await (await openSeenRecords()).forget()
    await look()
  }
  return (
    <div className={styles.row}>
      <h3>Seen records</h3>
      <div>
        <button
          type="button"
          disabled={typeof size === 'object' && size.records + size.dropped === 0}
          onClick={() => void forget()}
        >
          Forget seen records
        </button>
        <Choice
          label="Seen records kept at most"
          options={megabyteChoices(CHOICES.seenRecords)}
          chosen={seenRecords}
          onChoose={(next) => setPreferences({ seenRecords: next })}
        />
      </div>
      <p role="status">{typeof size === 'object' ? wordsOf(size) : size}</p>
    </div>
  )
}
