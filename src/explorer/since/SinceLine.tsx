/** The line above rows that says how many are new or edited, and since when. */
import { useEffect } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import type { Explorer } from '../query/useExplorer.ts'
import type { Compared } from './compareRows.ts'
import { lostWords } from './lostWords.ts'
import styles from './Since.module.css'
import { CHANGE, SINCE } from './sinceColumn.ts'
import { MOST_SEEN, useCompared } from './useCompared.ts'

interface Props extends Pick<Explorer<AnyEndpoint>, 'address' | 'answer' | 'acts'> {
  readonly endpoint: AnyEndpoint
  readonly rows: GoodRows<AnyEndpoint>
  /** Takes what was found to the rows. */
  readonly onCompared: (compared: Compared | undefined) => void
}

const RULE = `Rows count as seen after a few seconds on screen, where at most ${figure(MOST_SEEN)} are loaded.`

/** `14 new, 3 edited`; empty where there is neither. */
function countWords({ counts }: Compared): string {
  const parts = [
    [counts.New, 'new'],
    [counts.Edited, 'edited'],
    [counts.Changed, 'new or edited'],
  ] as const
  return parts.flatMap(([count, what]) => (count > 0 ? [`${figure(count)} ${what}`] : [])).join(', ')
}

export function SinceLine({ endpoint, address, answer, acts, rows, onCompared }: Props) {
  const asked = address.ownView(SINCE)
  const { compared, lost } = useCompared(endpoint, rows, asked, !answer.current || answer.isBusy)
  useEffect(() => onCompared(asked === undefined ? undefined : compared), [asked, compared, onCompared])
  const words = compared ? countWords(compared) : ''
  const isTold = compared !== undefined && (asked !== undefined || words !== '')
  if (!isTold && lost === 0) return null
  const when = compared?.since === undefined ? '' : ` since ${wordsOfUnix(compared.since)}`
  const isNarrowed = address.localFilters.some(({ path }) => path === CHANGE)
  const nothing = when === '' ? 'Nothing was seen here before' : `Nothing new and nothing edited${when}`
  return (
    <div className={styles.line} role="status" aria-label="New and edited">
      {isTold && <span>{words === '' ? `${nothing}.` : `${words}${when}.`}</span>}
      {!isTold ? null : asked === undefined ? (
        <button type="button" className="link" onClick={() => acts.setOwnView({ [SINCE]: String(compared.since) })}>
          Show which
        </button>
      ) : (
        <>
          {(words !== '' || isNarrowed) && (
            <button
              type="button"
              className="link"
              onClick={() => acts.setLocalFilters({ [CHANGE]: isNarrowed ? undefined : '*' })}
            >
              {isNarrowed ? 'All rows' : 'Only these'}
            </button>
          )}
          <button
            type="button"
            className="link"
            onClick={() => acts.setOwnView({ [SINCE]: undefined, [`f.${CHANGE}`]: undefined })}
          >
            Hide
          </button>
        </>
      )}
      {isTold && asked !== undefined && <small>{compared.reason ?? RULE}</small>}
      {lost > 0 && <small>{lostWords(lost)}</small>}
    </div>
  )
}
