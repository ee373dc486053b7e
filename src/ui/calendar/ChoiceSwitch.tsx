/** A named choice between a few words, one of them pressed. */
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
    <span role="group" aria-label={label} className={styles.choice}>
      {Object.entries<string>(words).map(([name, word]) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChoose(name as T)}>
          {word}
        </button>
      ))}
    </span>
  </span>
)
