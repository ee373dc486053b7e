/** An address that no page has. */
import { Link, useLocation } from 'react-router'
import { endpoints } from '../../endpoints/index.ts'
import styles from './ReadingPage.module.css'

export function NotFoundPage() {
  const { pathname } = useLocation()
  const wanted = pathname.toLowerCase().replace(/[^a-z-]/g, '')
  const close = endpoints.find(({ id }) => id === wanted)
  return (
    <main id="main" className={styles.page}>
      <title>Not found · Tearsheet</title>
      <h1>Page not found</h1>
      <p>
        No page at <code>{pathname.length > 80 ? `${pathname.slice(0, 80)}…` : pathname}</code>.
        {close && (
          <>
            {' '}
            Did you mean <Link to={`/${close.id}`}>{close.title}</Link>?
          </>
        )}
      </p>
      <ul>
        <li>
          <Link to="/">Start</Link>
        </li>
        {endpoints.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={`/${id}`}>{title}</Link>: {summary}
          </li>
        ))}
      </ul>
    </main>
  )
}
