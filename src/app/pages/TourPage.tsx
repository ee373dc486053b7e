/** The tour: a page of links, to be walked in any order and left at any step. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import styles from './ReadingPage.module.css'
import { tourFor } from './tour.ts'

export function TourPage() {
  return (
    <main id="main" className={styles.page}>
      <title>Tour · Tearsheet</title>
      <h1>A tour in eight addresses</h1>
      <p className={styles.lead}>Each step is a page. Open it, try what is said, and come back here with Back.</p>
      <ol className={styles.steps}>
        {tourFor(useConnection()).map(({ title, to, tell }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{tell}</p>
          </li>
        ))}
      </ol>
      <p>
        From anywhere, Ctrl or ⌘ with K opens the commands. What an operation can be asked for is in the{' '}
        <Link to="/reference">reference</Link>.
      </p>
    </main>
  )
}
