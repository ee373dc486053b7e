/** What of the address of a worksheet is wrong, unknown or too long: told, and never mended behind the reader's back. */
import { useLocation } from 'react-router'
import { AddressNotices } from '../../explorer/address/AddressNotices.tsx'
import { LengthNotice } from '../../explorer/address/LengthNotice.tsx'
import { LONG_LINK, linkLength } from '../../lib/addressLength.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { WorksheetAddress, WorksheetChanges } from '../worksheet/worksheetAddress.ts'
import styles from './Sql.module.css'

interface Props {
  readonly worksheet: WorksheetAddress
  /** What is understood of the address. */
  readonly link: string
  /** The address that was wanted and would have been too long. */
  readonly refused: { readonly length: number; readonly address: string } | undefined
  readonly onChange: (changes: WorksheetChanges) => void
}

export function WorksheetNotices({ worksheet: { faults, unknown }, link, refused, onChange }: Props) {
  const { pathname, search } = useLocation()
  const length = linkLength(pathname, search)
  return (
    <div className={styles.notices}>
      {faults.map(({ key, message }) => (
        <Notice key={key} tone="failure" role="alert">
          <strong>{key === 'sql' ? 'The SQL of this address was not run.' : 'The chart of this address was not drawn.'}</strong>
          <span>{message}</span>
          <button type="button" className="link" onClick={() => onChange(key === 'sql' ? { sql: '' } : { chart: undefined })}>
            Remove it
          </button>
        </Notice>
      ))}
      <AddressNotices
        endpoint={{ params: {} }}
        faults={[]}
        unknown={unknown}
        normalised={[]}
        onRemove={(drop) => onChange({ drop })}
      />
      {(length > LONG_LINK || refused) && <LengthNotice {...{ length, refused }} address={link} sentence="SQL" />}
    </div>
  )
}
