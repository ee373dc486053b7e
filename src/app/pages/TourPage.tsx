/** The tour: a page of links, to be walked in any order and left at any step. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import styles from './ReadingPage.module.css'
import { tourFor } from './tour.ts'

export function TourPage() {
  return (
    <main id="main" className={styles.page}>
      <title>Tour · Tearsheet</title>
      <h1>Quick tour: 8 things to try</h1>
      <p className={styles.lead}>Open one, try it, and come back with Back.</p>
      <ol className={styles.steps}>
        {tourFor(useConnection()).map(({ title, to, tell }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{tell}</p>
          </li>
        ))}
      </ol>
      <p>
        From anywhere, Ctrl or ⌘ with K opens the commands. What a dataset can be asked for is in the{' '}
        <Link to="/reference">reference</Link>.
      </p>
    </main>
  )
}
