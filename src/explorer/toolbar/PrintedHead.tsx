/** On paper only: where the data is from, when it was asked for, what of it is printed, and the address that shows it again. */
import { useContext, useSyncExternalStore } from 'react'
import { troubleOf } from '../../api/client/scenario.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { MOST_PRINTED, usePrinting } from '../../ui/screen/usePrinting.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { ShownContext } from '../export/shown.ts'
import { figure } from '../../lib/numbers/counts.ts'

interface Props {
  /** When the data shown was asked for, in Unix milliseconds; `undefined` where none has come. */
  readonly asked: number | undefined
  /** What the rows are of all there are, as a sentence. */
  readonly coverage?: string
  /** What was asked, with the days that rolling ones were; `undefined` where it is on the page already. */
  readonly query?: string | undefined
}

export function PrintedHead({ asked, coverage = '', query }: Props) {
  const { mode, serviceUrl, today, scenario } = useConnection()
  const trouble = troubleOf(scenario)
  const place = useContext(ShownContext)
  const rows = useSyncExternalStore(place.subscribe, place.get)?.order.length ?? 0
  if (!usePrinting()) return null
  // Beside an open record, which is printed alone, nothing is said of the rows.
  const isCut = coverage !== '' && rows > MOST_PRINTED
  return (
    <div data-print="only">
      <p>
        <b>Tearsheet</b>.{' '}
        {mode === 'demo'
          ? `DEMO: fictional market, as of ${wordsOfDay(today)}${trouble ? `, scenario ${trouble}` : ''}.`
          : `Source: ${serviceUrl}.`}{' '}
        {asked === undefined ? 'No data has come.' : `Asked for on ${wordsOfUnix(Math.floor(asked / 1000))}.`} {coverage}
        {isCut && ` The first ${figure(MOST_PRINTED)} of ${figure(rows)} rows are printed.`}
      </p>
      {query && <p>{query}.</p>}
      <p>{decodeURI(window.location.href)}</p>
    </div>
  )
}
