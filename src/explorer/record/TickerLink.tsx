/** A ticker of a record as the way to the page of its company; plain where it is none that could be asked for. */
import { useContext, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { ticker as tickerEntry } from '../../api/endpoint/identifiers.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { isUsual, Ticker } from '../../ui/values/Ticker.tsx'
import { companyAddress } from '../address/navigationContext.ts'

interface Props {
  readonly symbol: string
  /** Within a grid the cell is what the Tab key comes to. */
  readonly tabIndex?: number
}

/** Another button or key has the browser open the page elsewhere. */
const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/**
 * The router's own link reads where the page is, and is drawn again whenever the address changes: a list of news has more
 * than a hundred. This one, by a whole path, needs no more than the router's history, which no public hook gives alone.
 */
function CompanyLink({ symbol, tabIndex }: Props) {
  const { scenario } = useConnection()
  const { basename, navigator } = useContext(NavigationContext)
  const path = basename.replace(/\/+$/, '') + companyAddress(symbol, {}, scenario)
  const go = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    if (path === pathname + search + hash) navigator.replace(path)
    else navigator.push(path)
  }
  return (
    // Not draggable: a drag that begins here selects cells.
    <a
      href={navigator.createHref(path)}
      title={`${symbol} across all datasets`}
      tabIndex={tabIndex}
      draggable={false}
      onClick={go}
    >
      {isUsual(symbol) ? symbol : <Ticker symbol={symbol} />}
    </a>
  )
}

/** Signs alone are no ticker, and two dots would lead out of the path. */
const isTicker = (symbol: string): boolean => /[A-Z0-9]/.test(symbol) && tickerEntry.faultOf?.(symbol) === undefined

export const TickerLink = (props: Props) =>
  isTicker(props.symbol) ? <CompanyLink {...props} /> : <Ticker symbol={props.symbol} />
