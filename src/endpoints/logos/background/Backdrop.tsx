/** The ground under a picture. Only a hexadecimal colour of a record ever reaches a style. */
import type { ReactNode } from 'react'
import styles from './Backdrop.module.css'
import type { Backdrop as Ground } from './backgrounds.ts'

interface Props {
  readonly backdrop: Ground
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Backdrop = ({ backdrop: { color }, className = '', children }: Props) => (
  <span
    className={`${styles.backdrop} ${color ? '' : styles.checker} ${className}`}
    style={color ? { backgroundColor: color } : undefined}
  >
    {children}
  </span>
)
