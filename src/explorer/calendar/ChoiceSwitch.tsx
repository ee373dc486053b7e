/** A choice between a few words, with what is chosen written before them. */
import { Choice } from '../../ui/Choice.tsx'
import styles from './CalendarBar.module.css'

interface Props<T extends string> {
  readonly label: string
  readonly words: Readonly<Record<T, string>>
  readonly value: T
  readonly onChoose: (value: T) => void
}

export const ChoiceSwitch = <T extends string>({ label, words, value, onChoose }: Props<T>) => (
  <span className={styles.named} data-print="hide">
    <span aria-hidden="true">{label}</span>
    <Choice
      label={label}
      options={Object.entries<string>(words).map(([name, word]) => ({ value: name as T, words: word }))}
      chosen={value}
      onChoose={onChoose}
    />
  </span>
)
