/** The view of clusters: what makes one, what they rest on, and a row for each. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import { purchaseClusters } from '../../../analysis/insiders/purchaseClusters.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { addressFor } from '../../../explorer/address/navigationContext.ts'
import { derivedRows } from '../../../explorer/rows/derivedRows.ts'
import type { CellProps, ResultsProps } from '../../../explorer/slots.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { counted } from '../../../lib/numbers/counts.ts'
import results from '../../../ui/Results.module.css'
import { insiderFilings } from '../endpoint.ts'
import type { Filing } from '../filing/filing.ts'
import { SwitchBar } from '../grid/SwitchBar.tsx'
import type { SwitchName } from '../grid/switches.ts'
import { ClusterNotes } from './ClusterNotes.tsx'
import { ruleOf, USUAL } from './clusterRule.ts'
import { clusterRows, filingsOfCluster, insiderClusters, type FilingsOfCluster } from './clusterRows.ts'
import styles from './Clusters.module.css'
import { loadedPurchases } from './loadedPurchases.ts'
import { RuleFields } from './RuleFields.tsx'

/** The company's filings of the days on which those of the cluster were filed. */
function FilingsLink({ count, symbol, from, to }: FilingsOfCluster & { readonly count: string }) {
  const { scenario } = useConnection()
  if (!symbol) return count
  const address = addressFor(insiderFilings, { tickers: [symbol], from, to }, scenario)
  return (
    // Within a grid the cell is what the Tab key comes to; a drag that begins here selects cells.
    <Link to={address} title={`Filings of ${symbol}, ${from} to ${to}`} tabIndex={-1} draggable={false}>
      {count}
    </Link>
  )
}

/** A row is told by its number. */
const cellsOf = (filings: readonly FilingsOfCluster[]) => ({
  'cluster.insiders': ({ value }: CellProps<AnyEndpoint>) => <span title={String(value)}>{String(value)}</span>,
  'cluster.filings': ({ row, value }: CellProps<AnyEndpoint>) => <FilingsLink {...filings[row]!} count={String(value)} />,
})

interface Props extends ResultsProps<typeof insiderFilings> {
  readonly filings: readonly Filing[]
  readonly on: readonly SwitchName[]
  /** The day of `loadedFrom`. */
  readonly from: IsoDay | undefined
}

export function Clusters({ address, acts, filings, on, from, idOf, tableOfDerived }: Props) {
  const { people, days } = ruleOf(address.ownView)
  const switches = on.join()
  // oxlint-disable-next-line exhaustive-deps -- the text says which switches are on
  const { purchases, leftOut } = useMemo(() => loadedPurchases(filings, on), [filings, switches])
  const { rows, cells } = useMemo(() => {
    // What became known last comes first, as filings do.
    const found = purchaseClusters(purchases, { people, days }).toSorted((a, b) => b.knownOn.localeCompare(a.knownOn))
    return {
      rows: derivedRows(insiderClusters, clusterRows(found, leftOut), idOf),
      cells: cellsOf(found.map(filingsOfCluster)),
    }
  }, [purchases, leftOut, people, days, idOf])
  const { size } = rows.store
  return (
    <div className={results.view}>
      <div>
        <SwitchBar {...{ address, acts, on }} view="clusters" count={counted(size, 'cluster')}>
          <RuleFields
            rule={{ people, days }}
            onChange={(name, value) =>
              acts.setOwnView({ [`v.${name}`]: value === USUAL[name] ? undefined : String(value) }, { replace: true })
            }
          />
        </SwitchBar>
        <ClusterNotes from={from} leftOut={leftOut} />
      </div>
      {size > 0 ? (
        tableOfDerived(rows, cells)
      ) : (
        <p className={styles.none}>
          No company has {people} insiders who bought within {counted(days, 'day')} in the loaded filings.
        </p>
      )}
    </div>
  )
}
