/** A few ways to show the same thing, side by side: one of them is in force. */
import styles from './Choice.module.css'

interface Props<T extends string> {
  /** What is chosen, for those who do not see that the buttons belong together. */
  readonly label: string
  readonly options: readonly { readonly value: T; readonly words: string; readonly title?: string | undefined }[]
  readonly chosen: T | undefined
  readonly onChoose: (value: T) => void
}

export const Choice = <T extends string>({ label, options, chosen, onChoose }: Props<T>) => (
  <div role="group" aria-label={label} className={styles.choice}>
    {options.map(({ value, words, title }) => (
      <button key={value} type="button" title={title} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {words}
      </button>
    ))}
  </div>
)
