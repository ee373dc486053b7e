/** Where the user was lately, as links. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { endpoints } from '../../../endpoints/index.ts'
import { recentViews, subscribeToRecentViews } from '../../../settings/recentViews.ts'
import styles from './SavedViewList.module.css'
import { viewWords } from './viewWords.ts'

const MOST = 8

export function RecentViewList() {
  const recent = useSyncExternalStore(subscribeToRecentViews, recentViews)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-views" className={styles.recent}>
      <h2 id="recent-views">Recent views</h2>
      <ul>
        {recent.slice(0, MOST).map((address) => (
          <li key={address}>
            <Link to={address}>
              <bdi>{viewWords(endpoints, address)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
