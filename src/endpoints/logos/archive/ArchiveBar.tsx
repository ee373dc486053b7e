/** Selects the logos of the wall, all at once if wished, and downloads those selected as one zip file. */
import { useState } from 'react'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { counted } from '../../../lib/numbers/counts.ts'
import { download } from '../../../lib/download.ts'
import { OutsideLink } from '../../../ui/prose/OutsideLink.tsx'
import type { Ground } from '../background/backgrounds.ts'
import type { Logo } from '../endpoint.ts'
import styles from './ArchiveBar.module.css'
import { packLogos, type LogoArchive } from './logoArchive.ts'

interface Props {
  /** On the wall. */
  readonly count: number
  readonly selected: readonly Logo[]
  readonly ground: Ground
  readonly onSelectAll: (isWanted: boolean) => void
  /** A signed address may have expired: asks for new ones. */
  readonly onFail: () => void
}

type Outcome = LogoArchive | 'not packed'

function OutcomeWords({ outcome }: { outcome: Outcome }) {
  if (outcome === 'not packed') return <span>The zip file could not be made. Reload the page and try again.</span>
  return (
    <>
      <span>{outcome.count === 0 ? 'Nothing to download.' : `${counted(outcome.count, 'logo')} downloaded.`}</span>
      {outcome.leftOut.length > 0 && (
        <>
          <b>{counted(outcome.leftOut.length, 'logo')} left out:</b>
          <ul aria-label="Left out">
            {outcome.leftOut.map(({ name, reason, href }, place) => (
              <li key={place}>
                <bdi>{name}</bdi>: {reason} {href && <OutsideLink href={href}>Open</OutsideLink>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export function ArchiveBar({ count, selected, ground, onSelectAll, onFail }: Props) {
  const connection = useConnection()
  const [isPacking, setPacking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const pack = async (): Promise<void> => {
    setPacking(true)
    setOutcome(undefined)
    try {
      const archive = await packLogos(selected, ground, connection)
      if (archive.blob) download(archive.blob, 'logos.zip')
      if (archive.leftOut.length > 0) onFail()
      setOutcome(archive)
    } catch {
      setOutcome('not packed')
    }
    setPacking(false)
  }
  return (
    <div className={styles.bar} data-print="hide">
      <label>
        <input
          type="checkbox"
          checked={selected.length === count}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && selected.length < count
          }}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
        Select all {count}
      </label>
      {selected.length > 0 && (
        <button type="button" aria-disabled={isPacking} onClick={() => void (isPacking || pack())}>
          {isPacking ? 'Preparing…' : `Download ${counted(selected.length, 'logo')} (.zip)`}
        </button>
      )}
      <div role="status" className={styles.outcome}>
        {outcome && <OutcomeWords outcome={outcome} />}
      </div>
    </div>
  )
}
