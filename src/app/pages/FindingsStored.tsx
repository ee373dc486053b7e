/** How many findings about services are kept, and the way to forget them. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { forgetFindings, keptFindings, subscribeToKeptFindings } from '../../settings/keptFindings.ts'
import { offerUndo } from '../../ui/undo.ts'
import styles from './PreferencesPage.module.css'

export function FindingsStored() {
  const kept = useSyncExternalStore(subscribeToKeptFindings, keptFindings)
  const services = Object.keys(kept).length
  const findings = Object.values(kept).flat().length
  return (
    <div className={styles.row}>
      <h3>Seen here</h3>
      <div>
        <button
          type="button"
          disabled={services === 0}
          onClick={() => offerUndo('What was seen of services was forgotten.', forgetFindings())}
        >
          Forget what was seen of services
        </button>
      </div>
      <p role="status">
        {services === 0
          ? 'None.'
          : `${counted(findings, 'finding')} in answers of ${counted(services, 'service')}, ${figure(JSON.stringify(kept).length)} bytes; never a key.`}{' '}
        {services > 0 && <Link to="/reference#seen-here">Listed in the reference</Link>}
      </p>
    </div>
  )
}
