/** What there is to begin with: worked examples, the datasets, and the views that were opened lately. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { sqlExamples } from '../../endpoints/sqlExamples.ts'
import { rowsInSql, worksheetAddress } from '../../explorer/address/worksheetLink.ts'
import { phrasesOf, sentenceOf } from '../../explorer/address/queryInWords.ts'
import { recentViews, subscribeToRecentViews } from '../../settings/recentViews.ts'
import styles from './Sql.module.css'

const MOST_RECENT = 8

export function Start() {
  const connection = useConnection()
  const { scenario } = connection
  const recent = useSyncExternalStore(subscribeToRecentViews, recentViews)
  const views = recent.flatMap((address) => {
    const [path = '', query = ''] = address.split('?')
    const endpoint = endpoints.find(({ id }) => path === `/${id}`)
    return endpoint ? [{ endpoint, address, query }] : []
  })
  return (
    <div className={styles.start}>
      <section aria-labelledby="examples">
        <h2 id="examples">Worked examples</h2>
        <ul>
          {sqlExamples(connection).map(({ title, about, from, sql, chart }) => (
            <li key={title}>
              <Link
                to={`${worksheetAddress(from, sql, scenario)}${chart === undefined ? '' : `&chart=${encodeURIComponent(chart)}`}`}
              >
                {title}
              </Link>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </section>
      {views.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">Opened lately</h2>
          <ul>
            {views.slice(0, MOST_RECENT).map(({ endpoint, address, query }) => (
              <li key={address}>
                <Link to={rowsInSql(endpoint, query, scenario)}>
                  {sentenceOf(endpoint, phrasesOf(endpoint, new URLSearchParams(query)))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
