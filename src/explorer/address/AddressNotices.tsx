/** What of the address is wrong, unknown or was spelled otherwise: told, and never mended behind the user's back. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { ValidationIssue } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { spelledOut } from '../../api/endpoint/invisibleCharacters.ts'
import { Notice } from '../../ui/Notice.tsx'

/** A legal value in another spelling than its own (`aapl`), and what it is read as. */
export interface NormalisedValue {
  readonly key: string
  readonly from: string
  readonly to: string
}

interface Props {
  readonly endpoint: Pick<AnyEndpoint, 'params'>
  readonly faults: readonly ValidationIssue[]
  readonly unknown: readonly string[]
  readonly normalised: readonly NormalisedValue[]
  readonly onRemove: (names: readonly string[]) => void
}

/** A name that the user may have meant: `tickers` for `tickers[]`, `ticker` or `symbols`. */
function likelyName(endpoint: Props['endpoint'], name: string): string | undefined {
  const bare = name.toLowerCase().replace(/\[.*\]$/, '')
  return Object.keys(endpoint.params).find(
    (key) =>
      key.toLowerCase() === bare ||
      key.toLowerCase() === `${bare}s` ||
      endpoint.params[key].wire.toLowerCase() === name.toLowerCase(),
  )
}

/** `Rows per page: Too small.`, what holds of several filters said once. */
const reasonsOf = (endpoint: Props['endpoint'], faults: Props['faults']): string =>
  [...Map.groupBy(faults, ({ message }) => message)]
    .map(([message, of]) => `${[...new Set(of.map(({ key }) => endpoint.params[key]?.label ?? key))].join(', ')}: ${message}`)
    .join(' ')

export function AddressNotices({ endpoint, faults, unknown, normalised, onRemove }: Props) {
  const keys = [...new Set(faults.map((fault) => fault.key))]
  return (
    <>
      {keys.length > 0 && (
        <Notice tone="failure" role="alert">
          <strong>
            {keys.length === 1 ? '1 filter needs' : `${keys.length} filters need`} attention; nothing was requested.
          </strong>
          <span>{reasonsOf(endpoint, faults)}</span>
          <button type="button" className="link" onClick={() => onRemove(keys)}>
            {keys.length === 1 ? 'Remove it' : 'Remove them'}
          </button>
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="warning" role="note">
          <span>
            Not used:{' '}
            {unknown.slice(0, 8).map((name) => {
              const meant = likelyName(endpoint, name)
              return (
                <bdi key={name}>
                  {name === '' ? 'an empty name' : <code>{shortened(spelledOut(name))}</code>}
                  {meant && ` (did you mean ${meant}?)`}{' '}
                </bdi>
              )
            })}
            {unknown.length > 8 && `and ${unknown.length - 8} more`}
          </span>
          <button type="button" className="link" onClick={() => onRemove(unknown)}>
            Remove
          </button>
        </Notice>
      )}
      {normalised.length > 0 && (
        <Notice tone="information" role="note">
          {normalised.map(({ key, from, to }) => (
            <span key={key}>
              {endpoint.params[key]?.label ?? key}: read <bdi>“{shortened(spelledOut(from))}”</bdi> as{' '}
              <bdi>“{shortened(to)}”</bdi>.
            </span>
          ))}
        </Notice>
      )}
    </>
  )
}
