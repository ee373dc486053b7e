/** The view, the four switches and how much of the loaded rows they leave; each of them in the address. */
import { useId, type ReactNode } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import type { insiderFilings } from '../endpoint.ts'
import styles from './FilingResults.module.css'
import { SWITCHES, switchNames, type SwitchName } from './switches.ts'
import type { OwnName, PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

const VIEWS = [
  { value: 'filings', words: 'Filings' },
  { value: 'transactions', words: 'Transactions' },
  { value: 'clusters', words: 'Clusters', title: 'Several insiders of one company who bought within a few days' },
  { value: 'table', words: 'All columns' },
] as const

type FilingsView = (typeof VIEWS)[number]['value']

export const viewOf = ({ ownView }: Pick<PageAddress<typeof insiderFilings>, 'ownView'>): FilingsView =>
  VIEWS.find(({ value }) => value === ownView('v.view'))?.value ?? 'filings'

interface Props {
  readonly address: PageAddress<typeof insiderFilings>
  readonly acts: PageActs<typeof insiderFilings>
  readonly on: readonly SwitchName[]
  readonly view: FilingsView
  /** How many rows are left of which. */
  readonly count: string
  /** What else the view is chosen by. */
  readonly children?: ReactNode
}

/** Rows that a view makes have columns of their own: their order and filters say nothing of filings, and the other way round. */
const OF_COLUMNS = ['v.sort', 'v.cols', 'v.widths', 'v.pin'] as const
const OF_ONE_VIEW = ['v.people', 'v.days', 'v.calls'] as const
const ofMadeRows = (search: URLSearchParams): readonly OwnName[] =>
  [...search.keys()].filter((name): name is `f.${string}` => /^f\.(transactions|cluster|computed)\./.test(name))

/** Whether the rows of a view are none that were sent. */
export const makesRows = (view: FilingsView): boolean => view === 'transactions' || view === 'clusters'

/** A purchase in the market has its code, and is no derivative. */
const SWITCHES_OF_CLUSTERS: readonly SwitchName[] = ['v.plans', 'v.officers']

export function SwitchBar({ address, acts, on, view, count, children }: Props) {
  const id = useId()
  const areAllOpen = address.ownView('v.lines') === 'all'
  const show = (name: FilingsView): void => {
    if (name === view) return
    const gone = makesRows(name) || makesRows(view) ? [...OF_COLUMNS, ...OF_ONE_VIEW, ...ofMadeRows(address.search)] : []
    acts.setOwnView({
      ...Object.fromEntries(gone.map((each) => [each, undefined])),
      'v.view': name === 'filings' ? undefined : name,
    })
  }
  return (
    <div className={styles.bar}>
      <Choice label="View" options={VIEWS} chosen={view} onChoose={show} />
      {children}
      <div className={styles.switches} role="group" aria-label="Transactions shown">
        {(view === 'clusters' ? SWITCHES_OF_CLUSTERS : switchNames).map((name) => {
          const { label, about, on: text } = SWITCHES[name]
          const isOn = on.includes(name)
          return (
            <span key={name}>
              <button
                type="button"
                role="switch"
                aria-checked={isOn}
                aria-describedby={`${id}-${name}`}
                title={about}
                onClick={() => acts.setOwnView({ [name]: isOn ? undefined : text })}
              >
                <i aria-hidden="true" />
                {label}
              </button>
              <span id={`${id}-${name}`} hidden>
                {about}
              </span>
            </span>
          )
        })}
      </div>
      <span role="status" className={styles.count}>
        {count}
      </span>
      {view === 'filings' && (
        <button
          type="button"
          className="link"
          onClick={() => acts.setOwnView({ 'v.lines': areAllOpen ? undefined : 'all' }, { replace: true })}
        >
          {areAllOpen ? 'Close all' : 'Open all'}
        </button>
      )}
    </div>
  )
}
