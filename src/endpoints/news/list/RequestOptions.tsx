/** In the request bar: the format in which the news are asked for, and the answer as it was received. */
import type { Explorer } from '../../../explorer/query/useExplorer.ts'
import type { news } from '../endpoint.ts'
import styles from './RequestOptions.module.css'

const FORMATS = [
  { value: 'application/json', words: 'JSON' },
  { value: 'application/xml', words: 'XML' },
] as const

export function RequestOptions({ address, acts }: Explorer<typeof news>) {
  const isRaw = address.ownView('v.view') === 'received'
  return (
    <span className={styles.options}>
      <span role="group" aria-label="Format">
        {FORMATS.map(({ value, words }) => (
          <button
            key={value}
            type="button"
            className="link"
            aria-pressed={(address.values.accept ?? 'application/json') === value}
            // The same items in another format: the page and the open story stay.
            onClick={() =>
              acts.change({
                accept: value === 'application/json' ? undefined : value,
                page: address.search.get('page') ?? undefined,
                'v.open': address.view.open,
              })
            }
          >
            {words}
          </button>
        ))}
      </span>
      <button
        type="button"
        className="link"
        aria-pressed={isRaw}
        onClick={() => acts.setOwnView({ 'v.view': isRaw ? undefined : 'received' })}
      >
        Raw response
      </button>
    </span>
  )
}
