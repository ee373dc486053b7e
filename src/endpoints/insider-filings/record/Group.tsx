/** A named part of a filing: a group and no landmark, since an opened list has many of the same name. */
import { useId, type ReactNode } from 'react'
import styles from '../Transactions.module.css'

export function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.caption}>
        {name}
      </p>
      {children}
    </div>
  )
}
