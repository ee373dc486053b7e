/** Importance as dots, or in a small place a dot and the number; nothing for 0, which may mean "not rated" (§2.9). */
import styles from './Importance.module.css'

interface Props {
  readonly value: number | undefined
  readonly isSmall?: boolean
}

export function Importance({ value, isSmall = false }: Props) {
  if (value === undefined || !(value >= 1 && value <= 5)) return null
  return (
    <span className={styles.importance} title={`Importance ${value} of 5`}>
      <span aria-hidden="true">
        <span className={styles.dots}>{'●'.repeat(isSmall ? 1 : Math.round(value))}</span>
        {isSmall && value}
      </span>
      <span className="visually-hidden">importance {value} of 5</span>
    </span>
  )
}
