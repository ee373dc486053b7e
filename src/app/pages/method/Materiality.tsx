/** The order of a brief, as its code has it. */
import { MATERIALITY, ORDER_RULE } from '../../../brief/materiality.ts'
import { NOT_ASKED } from '../../../brief/sources.ts'
import styles from './MethodPage.module.css'

export const Materiality = () => (
  <section aria-labelledby="materiality" className={styles.definition}>
    <h2 id="materiality">
      <a href="#materiality">Order of a brief</a>
    </h2>
    <p>{ORDER_RULE}</p>
    <p>{NOT_ASKED.join(' ')}</p>
    <ol className={styles.ranks}>
      {MATERIALITY.map(({ kind, words }) => (
        <li key={kind}>{words}</li>
      ))}
    </ol>
  </section>
)
