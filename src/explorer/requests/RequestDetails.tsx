/** One request and its answer in full: names and their sources, headers, schema mismatches, raw body, and ways to copy it. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import type { NameSource, Param } from '../../api/endpoint/params.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { answerShapeOf } from './answerShape.ts'
import { copyableOf } from './curl.ts'
import styles from './RequestInspector.module.css'
import { snippets } from './snippets.ts'
import { sourceWords } from './sourceWords.ts'
import { counted } from '../../lib/numbers/counts.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly exchange: RequestLogEntry
  /** Whether the rows on screen are its answer. */
  readonly isShown: boolean
  /** Whether it is what the list was opened for: it takes the focus. */
  readonly isWanted: boolean
}

/** A response longer than this is shown in part: laying out megabytes would stop the page. */
const LONGEST_BODY = 20_000

const RawResponse = ({ body }: { body: string }) => (
  <details>
    <summary>Raw response</summary>
    <CopyButton text={body}>Copy response</CopyButton>
    <pre tabIndex={0} aria-label="Raw response">
      {body.slice(0, LONGEST_BODY)}
      {body.length > LONGEST_BODY && `\n… ${counted(body.length - LONGEST_BODY, 'more character')}`}
    </pre>
  </details>
)

export function RequestDetails({ endpoint, exchange, isShown, isWanted }: Props) {
  const { path, headers, status, milliseconds, bytes, rows, body, schemaMismatches, oddity, quota } = exchange
  const names = [...new URLSearchParams(path.split('?')[1] ?? '')]
  const sourceOf = (wire: string): NameSource =>
    Object.values<Param>(endpoint.params).find((param) => param.wire === wire)?.source ?? 'analogy'
  const request = copyableOf(useConnection(), path, headers.accept)
  const shape = answerShapeOf(endpoint)
  const inferred = names.filter(([name]) => sourceOf(name) !== 'spec').length
  return (
    <article className={styles.exchange}>
      <h3 ref={(head) => void (isWanted && head?.focus())} tabIndex={-1}>
        Request {exchange.id}, {endpoint.title}
        {isShown && ' · the rows on screen'}
      </h3>
      <p>
        <code>GET {path}</code>
      </p>
      <p>
        {status === undefined ? 'No answer' : `Status ${status}`} after {milliseconds} ms
        {bytes !== undefined && `, ${counted(bytes, 'byte')}`}
        {rows !== undefined && `, ${counted(rows, 'row')}`}
      </p>
      <p className={styles.copies}>
        {snippets.map(({ name, write }) => (
          <CopyButton key={name} text={write(request, shape)}>
            {`Copy as ${name}`}
          </CopyButton>
        ))}
      </p>
      <dl>
        {Object.entries(headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code> <small>header</small>
            </dd>
          </div>
        ))}
        {names.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code> <small>{sourceWords[sourceOf(name)]}</small>
            </dd>
          </div>
        ))}
      </dl>
      {quota && (
        <p>
          Quota of the key, as the service told it:{' '}
          <code>
            {Object.entries(quota)
              .map((said) => said.join(': '))
              .join(', ')}
          </code>
        </p>
      )}
      {inferred > 0 && <p>{counted(inferred, 'parameter')} inferred: not named in the specification.</p>}
      {oddity && <p>Accepted although unusual: {oddity}.</p>}
      {schemaMismatches.length > 0 && (
        <>
          <h4>{counted(schemaMismatches.length, 'schema mismatch', 'schema mismatches')}</h4>
          <ul>
            {schemaMismatches.map(({ path: place, expected, found, rows: count }) => (
              <li key={`${place} ${found}`}>
                <code>{place}</code>: {expected}, found {found}, in {counted(count, 'row')}
              </li>
            ))}
          </ul>
        </>
      )}
      {body !== undefined && <RawResponse body={body} />}
    </article>
  )
}
