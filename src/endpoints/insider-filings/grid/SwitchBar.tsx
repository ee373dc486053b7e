/** The view, the four switches and how much of the loaded rows they leave; each of them in the address. */
import { useId } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import type { insiderFilings } from '../endpoint.ts'
import styles from './FilingResults.module.css'
import { SWITCHES, switchNames, type SwitchName } from './switches.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

interface Props {
  readonly address: PageAddress<typeof insiderFilings>
  readonly acts: PageActs<typeof insiderFilings>
  readonly on: readonly SwitchName[]
  readonly isTable: boolean
  readonly shown: number
  readonly loaded: number
}

const VIEWS = [
  { value: 'filings', words: 'Filings' },
  { value: 'table', words: 'All columns' },
] as const

export function SwitchBar({ address, acts, on, isTable, shown, loaded }: Props) {
  const id = useId()
  const areAllOpen = address.ownView('v.lines') === 'all'
  return (
    <div className={styles.bar}>
      <Choice
        label="View"
        options={VIEWS}
        chosen={isTable ? 'table' : 'filings'}
        onChoose={(name) => acts.setOwnView({ 'v.view': name === 'table' ? name : undefined })}
      />
      <div className={styles.switches} role="group" aria-label="Transactions shown">
        {switchNames.map((name) => {
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
        {shown === loaded ? '' : `${shown} of ${loaded} filings`}
      </span>
      {!isTable && (
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
