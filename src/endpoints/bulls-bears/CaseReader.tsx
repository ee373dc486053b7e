/** The two arguments of one edition beside each other, and the list of editions that were loaded. */
import { text } from '../../api/endpoint/fields.ts'
import { homeFirst } from '../../api/endpoint/listings.ts'
import { computedColumn, fieldColumn, HandOver } from '../../explorer/export/shown.ts'
import { changeOfRow } from '../../explorer/since/rowChange.ts'
import type { ResultsProps } from '../../explorer/slots.ts'
import { Choice } from '../../ui/Choice.tsx'
import results from '../../ui/Results.module.css'
import styles from './CaseReader.module.css'
import type { BullBearCase, bullsBears } from './endpoint.ts'
import { Edition } from './Edition.tsx'
import { Editions } from './Editions.tsx'

const VIEWS = [
  { value: 'cases', words: 'Cases' },
  { value: 'table', words: 'Table' },
] as const

/** The company as the edition names it; the ticker where it names none. */
const companyOf = ({ securities, ticker }: BullBearCase): string =>
  homeFirst(securities, ticker ?? '').find(({ name }) => name)?.name || ticker || 'Company not given'

export function CaseReader(props: ResultsProps<typeof bullsBears>) {
  const { endpoint, address, answer, acts, records, order, idOf, isStale, isBusy, onOpen, table } = props
  const view = address.ownView('v.view') === 'table' ? 'table' : 'cases'
  // By their own time and not by their place: an order of the loaded rows is the table's.
  const places = order.toSorted((a, b) => (records[b]!.updated ?? 0) - (records[a]!.updated ?? 0))
  const editions = Array.from(places, (place) => records[place]!)
  const ids = Array.from(places, idOf)
  const wanted = address.ownView('v.edition')
  const found = wanted === undefined ? -1 : ids.indexOf(wanted)
  const at = Math.max(0, found)
  const open = editions[at]
  const before = editions[at + 1]
  const isCompared = address.ownView('v.compare') === 'before'
  return (
    <div className={results.view}>
      <div className={`${results.bar} ${styles.bar}`}>
        <Choice
          label="Shown as"
          options={VIEWS}
          chosen={view}
          onChoose={(value) => acts.setOwnView({ 'v.view': value === 'cases' ? undefined : value })}
        />
        {view === 'cases' && open && (
          <label>
            <input
              type="checkbox"
              checked={isCompared}
              onChange={() => acts.setOwnView({ 'v.compare': isCompared ? undefined : 'before' })}
            />{' '}
            Show changes vs previous edition
          </label>
        )}
      </div>
      {view === 'table' || !open ? (
        table
      ) : (
        <div className={styles.reader} data-stale={isStale || undefined} aria-busy={isBusy}>
          <HandOver
            order={places}
            columns={[
              fieldColumn(endpoint, 'updated'),
              fieldColumn(endpoint, 'ticker'),
              computedColumn('company', text('Company'), (row) => companyOf(records[row]!)),
              fieldColumn(endpoint, 'bull_case'),
              fieldColumn(endpoint, 'bear_case'),
            ]}
          />
          <Editions
            editions={editions}
            ids={ids}
            changes={Array.from(places, (place) => changeOfRow(answer.rows?.store, place))}
            loaded={records.length}
            open={open}
            onOpen={(id) => acts.setOwnView({ 'v.edition': id === ids[0] ? undefined : id })}
          />
          <Edition
            {...{ endpoint, open, before, isCompared }}
            missing={found < 0 ? wanted : undefined}
            loaded={records.length}
            company={companyOf(open)}
            onOpen={() => onOpen(ids[at]!)}
          />
        </div>
      )}
    </div>
  )
}
