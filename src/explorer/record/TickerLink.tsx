/** A ticker of a record as the way to the page of its company; plain where it is none that could be asked for. */
import { Link } from 'react-router'
import { ticker as tickerEntry } from '../../api/endpoint/identifiers.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { isUsual, Ticker } from '../../ui/values/Ticker.tsx'
import { companyAddress } from '../address/navigationContext.ts'

interface Props {
  readonly symbol: string
  /** Within a grid the cell is what the Tab key comes to. */
  readonly tabIndex?: number
}

function CompanyLink({ symbol, tabIndex }: Props) {
  const { scenario } = useConnection()
  return (
    // Not draggable: a drag that begins here selects cells.
    <Link to={companyAddress(symbol, {}, scenario)} title={`${symbol} across all datasets`} tabIndex={tabIndex} draggable={false}>
      {isUsual(symbol) ? symbol : <Ticker symbol={symbol} />}
    </Link>
  )
}

/** Signs alone are no ticker, and two dots would lead out of the path. */
const isTicker = (symbol: string): boolean => /[A-Z0-9]/.test(symbol) && tickerEntry.faultOf?.(symbol) === undefined

export const TickerLink = (props: Props) =>
  isTicker(props.symbol) ? <CompanyLink {...props} /> : <Ticker symbol={props.symbol} />
