/** In place of rows when there never were any: the address cannot be asked, or asking failed. The notice above says why. */
import styles from './Outcome.module.css'

export const NothingAsked = ({ isFailed }: { isFailed: boolean }) => (
  <div className={styles.outcome}>
    <p>{isFailed ? 'Nothing loaded.' : 'Fix the marked filters and apply.'}</p>
  </div>
)
