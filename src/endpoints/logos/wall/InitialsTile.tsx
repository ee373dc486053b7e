/** Stands where a picture is not there or does not load: initials on the ground, at the picture's place and size. */
import type { Backdrop } from '../background/backgrounds.ts'
import { inkOn } from '../background/contrast.ts'
import { initialsOf } from '../identity.ts'
import styles from './InitialsTile.module.css'

export const InitialsTile = ({ name, backdrop }: { name: string; backdrop: Backdrop }) => (
  <span className={styles.initials} style={{ color: inkOn(backdrop.color ?? '#ffffff') }} aria-hidden="true">
    {initialsOf(name)}
  </span>
)
