/** A watchlist as it is typed or pasted. */
import { ticker as tickerEntry } from '../../api/endpoint/identifiers.ts'
import { withCommas } from '../../explorer/filters/draft.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { isListName, MOST_TICKERS, NAME_RULE, type Watchlist } from '../../settings/watchlists.ts'

/** A list as typed, or the rule that it breaks. */
export function readList(nameText: string, text: string): Watchlist | string {
  const name = nameText.trim().replace(/^@/, '').toLowerCase()
  if (!isListName(name)) return `Wanted: ${NAME_RULE}.`
  const entries = withCommas(text).toUpperCase().split(', ').filter(Boolean)
  const tickers = [...new Set(entries)]
  if (tickers.length === 0) return 'Paste or type its tickers.'
  const wrong = tickers.find((one) => tickerEntry.faultOf?.(one) !== undefined)
  if (wrong) return `${wrong.slice(0, 40)}: ${tickerEntry.faultOf?.(wrong)}.`
  return tickers.length > MOST_TICKERS ? `${counted(tickers.length, 'ticker')}; at most ${MOST_TICKERS}.` : { name, tickers }
}
