/** In place of rows when the address cannot be asked; the notice above says why. */
import styles from './Outcome.module.css'

export const NothingAsked = () => (
  <div className={styles.outcome}>
    <p>Fix the marked filters and apply.</p>
  </div>
)
