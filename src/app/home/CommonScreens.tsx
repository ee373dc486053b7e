/** The ready-made queries, about the tickers or the list that the start page is about. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { commonScreens } from './commonScreens.ts'
import styles from './Home.module.css'

export function CommonScreens({ subject }: { readonly subject: string }) {
  const connection = useConnection()
  return (
    <section className={styles.screens} aria-labelledby="common-screens">
      <h2 id="common-screens">Common screens</h2>
      <ul>
        {commonScreens(connection, subject).map(({ words, to }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
        <li>
          <Link to="/calls">Search all calls</Link>
        </li>
        <li>
          <Link to="/tour">Quick tour</Link>
        </li>
      </ul>
    </section>
  )
}
