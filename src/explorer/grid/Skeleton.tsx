/** The shape of what comes, before the first answer: a table, unless the page of the operation says otherwise. */
import styles from '../notices/Outcome.module.css'
import type { Shape } from '../slots.ts'

export const Skeleton = ({ shape }: { readonly shape?: Shape | undefined }) => (
  <div className={styles.skeleton} data-shape={shape}>
    <span role="status" className="visually-hidden">
      Loading
    </span>
    {Array.from({ length: 24 }, (_, index) => (
      <i key={index} aria-hidden="true" />
    ))}
  </div>
)
