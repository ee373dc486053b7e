/** The loaded filings with a row for each cluster of purchases. */
import type { PurchaseCluster } from '../../../analysis/insiders/purchaseClusters.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { day, decimal, integer, object, text } from '../../../api/endpoint/fields.ts'
import type { DerivedRow } from '../../../explorer/rows/derivedRows.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { insiderFilings } from '../endpoint.ts'
import { roleOf } from '../filing/role.ts'
import { averageOf, sharesIn, sumOf, valueOf } from '../filing/tradeValue.ts'
import type { FiledTrade } from './filedTrades.ts'
import type { LeftOutPurchase } from './loadedPurchases.ts'

const { company_symbol, company_name } = insiderFilings.fields

/** Where each of its figures is defined. */
const method = 'clusters'

export const insiderClusters: AnyEndpoint = {
  ...insiderFilings,
  noun: 'clusters',
  // Whoever did not see the filings could not act on them.
  dated: { ticker: 'company_symbol', day: 'cluster.known_on' },
  fields: {
    company_symbol,
    company_name,
    cluster: object('Cluster', {
      first: day('First bought', { method }),
      last: day('Last bought', { method }),
      known_on: day('Known on', { method, about: 'The UTC day of the filing by which so many insiders had reported.' }),
      people: integer('People', { method, about: 'Who ever filed jointly counts as one.' }),
      insiders: text('Insiders', { method, isLong: true }),
      value: decimal('Value', { method, unit: 'dollars', isLong: true, about: 'Shares times price.' }),
      average_price: decimal('Average price', {
        method,
        unit: 'dollars a share',
        about: 'Value over shares; purchases before and after a split as they were filed.',
      }),
      filings: integer('Filings', { method }),
      shares: decimal('Shares', {
        method,
        unit: 'shares',
        about: 'As filed: purchases before and after a split are added as they are.',
      }),
    }),
  },
  columns: [
    'company_symbol',
    'company_name',
    'cluster.first',
    'cluster.last',
    'cluster.known_on',
    'cluster.people',
    'cluster.filings',
    'cluster.value',
    'cluster.insiders',
    'cluster.average_price',
    'cluster.shares',
  ],
  card: ['cluster.last', 'company_name', 'cluster.insiders', 'cluster.value', 'company_symbol'],
}

const nameOf = ({ source }: FiledTrade): string => source.owner.insider_name ?? ''

/** `Hartsong Capital Partners with Hartsong Partners GP (ten-percent owner); Ek Ola (director)`, in the order of their purchases. */
function insidersOf({ parties, purchases }: PurchaseCluster<FiledTrade>, leftOut: readonly LeftOutPurchase[]): string {
  const joint = leftOut.flatMap(({ trade, reason }) => (reason === 'joint' ? [trade] : []))
  return parties
    .map((party) => {
      const own = purchases.flatMap(({ trade, party: buyer }) => (buyer === party ? [trade] : []))
      const others = joint.filter(({ filing }) => own.some((trade) => trade.filing === filing))
      const names = [...new Set([...own, ...others].map(nameOf))].join(' with ')
      const role = [...own, ...others].map(({ source }) => roleOf(source)).find((text) => text !== '')
      return role === undefined ? names : `${names} (${role})`
    })
    .join('; ')
}

/** The last filed of those that made it known. */
const tellingOf = ({ purchases, knownOn }: PurchaseCluster<FiledTrade>): FiledTrade =>
  (purchases.find((purchase) => purchase.knownOn === knownOn) ?? purchases.at(-1)!).trade

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)]

/** The filings of its purchases, by number; those without a number by the record. */
const filingsIn = ({ purchases }: PurchaseCluster<FiledTrade>): readonly string[] =>
  distinct(purchases.map(({ trade }) => trade.filing || trade.source.id))

export interface FilingsOfCluster {
  readonly symbol: string | undefined
  /** Of filing, what was amended since included. */
  readonly from: IsoDay
  readonly to: IsoDay
}

export function filingsOfCluster({ purchases }: PurchaseCluster<FiledTrade>): FilingsOfCluster {
  const days = purchases.flatMap(({ trade, knownOn }) => [knownOn, trade.filedOn]).toSorted()
  const { record } = purchases[0]!.trade.source
  return { symbol: record.company_symbol ?? undefined, from: days[0]!, to: days.at(-1)! }
}

function rowOf(cluster: PurchaseCluster<FiledTrade>, leftOut: readonly LeftOutPurchase[]): DerivedRow {
  const trades = cluster.purchases.map(({ trade }) => trade)
  const { source, line } = tellingOf(cluster)
  const shares = sharesIn(trades.map((trade) => trade.shares))
  const value = sumOf(trades.flatMap((trade) => valueOf(trade) ?? []))
  return {
    source: source.rows[source.lines.indexOf(line)] ?? source.rows[0]!,
    values: {
      company_symbol: source.record.company_symbol,
      company_name: source.record.company_name,
      cluster: {
        first: cluster.from,
        last: cluster.to,
        known_on: cluster.knownOn,
        people: cluster.parties.length,
        insiders: insidersOf(cluster, leftOut),
        shares,
        value,
        average_price: value && averageOf(value, shares),
        filings: filingsIn(cluster).length,
      },
    },
    computed: {},
  }
}

export const clusterRows = (
  clusters: readonly PurchaseCluster<FiledTrade>[],
  leftOut: readonly LeftOutPurchase[],
): readonly DerivedRow[] => clusters.map((cluster) => rowOf(cluster, leftOut))
