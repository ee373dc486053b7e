/** Chooses the background that logos are tried on. */
import { useId } from 'react'
import { GROUNDS, groundWords, type Ground } from './backgrounds.ts'
import styles from './BackgroundPicker.module.css'

interface Props {
  readonly legend: string
  readonly ground: Ground
  readonly onPick: (ground: Ground) => void
}

export function BackgroundPicker({ legend, ground, onPick }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">{legend}</legend>
      {GROUNDS.map((option) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === ground} onChange={() => onPick(option)} />
          {groundWords[option]}
        </label>
      ))}
    </fieldset>
  )
}
