/** The choices of joined columns: figures with their percentiles as lines of one table, returns as lines of another. */
import type { ReactNode } from 'react'
import styles from './Join.module.css'
import { PERCENTILE_YEARS, RETURN_WINDOWS, type JoinColumn, type JoinTerms } from './values/joinColumns.ts'
import type { JoinSource } from './prices/JoinSource.ts'

export interface JoinDraft {
  /** Names of columns. */
  readonly chosen: readonly string[]
  readonly base: JoinTerms['base']
  /** As typed: tickers, and watchlists by `@`. */
  readonly against: string
}

interface Props {
  readonly offered: readonly JoinColumn[]
  readonly source: JoinSource
  readonly draft: JoinDraft
  readonly hasTarget: boolean
  readonly hasComparison: boolean
  readonly onDraft: (changes: Partial<JoinDraft>) => void
}

interface LinesProps {
  readonly name: string
  readonly heads: readonly string[]
  readonly lines: readonly { readonly label: string; readonly names: readonly (string | undefined)[] }[]
  readonly box: (name: string, label: string) => ReactNode
}

const Lines = ({ name, heads, lines, box }: LinesProps) => (
  <table className={styles.choices}>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ label, names }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {names.map((column, place) => (
            <td key={heads[place]}>{column && box(column, `${label}, ${heads[place]}`)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export function JoinChoices({ offered, source, draft, hasTarget, hasComparison, onDraft }: Props) {
  const { chosen, base, against } = draft
  const toggle = (name: string): void =>
    onDraft({ chosen: chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name] })
  const box = (name: string, label: string) => (
    <label>
      <input type="checkbox" aria-label={label} checked={chosen.includes(name)} onChange={() => toggle(name)} />
    </label>
  )
  const windows = [...RETURN_WINDOWS, 'now'] as const
  const returns = [
    { label: 'Return', names: windows.map((window) => `ret${window}`) },
    ...(hasComparison ? [{ label: 'Less comparison', names: windows.map((window) => `exc${window}`) }] : []),
  ]
  return (
    <>
      <Lines
        name="On the day"
        heads={['value', ...PERCENTILE_YEARS.map((years) => `%ile ${years}y`)]}
        lines={source.figures.map(({ name, field, isMultiple }) => ({
          label: field.label,
          names: [name, ...PERCENTILE_YEARS.map((years) => (isMultiple ? `${name}_${years}y` : undefined))],
        }))}
        box={box}
      />
      {hasTarget && (
        <fieldset className={styles.choice}>
          <legend>Implied upside</legend>
          {offered.flatMap((column) =>
            column.kind === 'upside' ? (
              <label key={column.name}>
                <input type="checkbox" checked={chosen.includes(column.name)} onChange={() => toggle(column.name)} />
                {column.isNow ? 'today' : 'that day'}
              </label>
            ) : (
              []
            ),
          )}
        </fieldset>
      )}
      <Lines
        name="Trading days after"
        heads={windows.map((window) => (window === 'now' ? 'to date' : `+${window}`))}
        lines={returns}
        box={box}
      />
      <fieldset className={styles.choice}>
        <legend>Returns from</legend>
        {(['previous', 'same'] as const).map((choice) => (
          <label key={choice}>
            <input type="radio" name="base" checked={base === choice} onChange={() => onDraft({ base: choice })} />
            {choice === 'previous' ? 'the close before' : 'the close of the day'}
          </label>
        ))}
      </fieldset>
      <label className={styles.against}>
        Compare with
        <input
          value={against}
          placeholder="Tickers or @watchlist"
          spellCheck={false}
          onChange={({ target }) => onDraft({ against: target.value })}
        />
      </label>
    </>
  )
}
