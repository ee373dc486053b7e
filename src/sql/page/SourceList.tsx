/** The sources of a worksheet: what each asks for, how far it is, and what can be done about it. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { scenarioTexts } from '../../api/client/scenario.ts'
import { whatOf } from '../../explorer/notices/failureWords.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { costWords } from '../worksheet/costWords.ts'
import { isSource, type BadSource, type Source } from '../worksheet/source.ts'
import type { SourceState } from '../worksheet/sourceState.ts'
import styles from './Sql.module.css'
import type { Sources } from './useSources.ts'

interface Props {
  readonly sources: Sources
  readonly onRemove: (text: string) => void
}

interface ItemProps {
  readonly source: Source | BadSource
  readonly state: SourceState | undefined
  readonly onRetry: () => void
  readonly onRemove: () => void
}

function stateWords({ status, rows, coverage, failure }: SourceState): string {
  const loaded = rows > 0 ? `${counted(rows, 'row')} · ${coverage}` : coverage
  if (status === 'failed') return [loaded, failure ? whatOf(failure) : 'Failed.'].filter(Boolean).join(' · ')
  if (status === 'there') return coverage
  if (status === 'running') return loaded || 'Loading…'
  return [loaded, status === 'stopped' ? 'Stopped.' : 'Not loaded yet.'].filter(Boolean).join(' · ')
}

function SourceItem({ source, state, onRetry, onRemove }: ItemProps) {
  const { scenario } = useConnection()
  const more = scenarioTexts(scenario)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')
  const isBad = !isSource(source)
  const name = isBad ? source.text : source.sentence
  return (
    <li>
      <div className={styles.source}>
        {isBad ? (
          <bdi>{source.text}</bdi>
        ) : (
          <Link to={`${source.text}${more && `${source.text.includes('?') ? '&' : '?'}${more}`}`}>{source.sentence}</Link>
        )}
        <button type="button" className="link" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      {isBad ? (
        <p role="alert" className={styles.wrong}>
          {source.fault}
        </p>
      ) : (
        <p className={state?.status === 'failed' ? styles.wrong : styles.note}>
          {state && stateWords(state)}{' '}
          {(state?.status === 'failed' || state?.status === 'stopped') && (
            <button type="button" className="link" aria-label={`Load ${name} again`} onClick={onRetry}>
              {state.status === 'failed' ? 'Retry' : 'Go on'}
            </button>
          )}
        </p>
      )}
      {!isBad && source.note && <p className={styles.note}>{source.note}</p>}
    </li>
  )
}

export function SourceList({ sources: { read, loader, states, cost, isAsking, areBad, confirm }, onRemove }: Props) {
  const isLoading = states.some(({ status }) => status === 'running')
  return (
    <section aria-labelledby="sources" className={styles.part}>
      <h2 id="sources">Sources</h2>
      <ul className={styles.sources}>
        {read.map((source) => {
          const place = loader.loaders.findIndex((one) => one.source === source || one.source.text === source.text)
          return (
            <SourceItem
              key={source.text}
              source={source}
              state={states[place]}
              onRetry={() => loader.retry(place)}
              onRemove={() => onRemove(source.text)}
            />
          )
        })}
      </ul>
      {areBad && <p role="status">Nothing was requested: a source cannot be read.</p>}
      {isAsking && (
        <p>
          Loading takes {costWords(cost)}.{' '}
          <button type="button" onClick={confirm}>
            Load
          </button>
        </p>
      )}
      {isLoading && (
        <p role="status">
          Loading, {costWords(cost)}.{' '}
          <button type="button" className="link" onClick={loader.stop}>
            Stop
          </button>
        </p>
      )}
    </section>
  )
}
