/** The shape of the table before the first answer. */
import styles from './Outcome.module.css'

export const Skeleton = () => (
  <div className={styles.skeleton}>
    <span role="status" className="visually-hidden">
      Loading
    </span>
    {Array.from({ length: 24 }, (_, index) => (
      <i key={index} aria-hidden="true" />
    ))}
  </div>
)
