/** The query as a sentence under the title, each part with a button that takes it away. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Phrase } from '../address/queryInWords.ts'
import styles from './QueryInWords.module.css'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly phrases: readonly Phrase[]
  readonly onRemove: (without: NonNullable<Phrase['without']>) => void
}

export const QueryInWords = ({ endpoint, phrases, onRemove }: Props) => (
  <p className={styles.words}>
    {phrases.length === 0 ? endpoint.summary : endpoint.title}
    {phrases.map(({ lead, value, without, name }) => (
      <span key={`${lead} ${value}`} className={styles.phrase}>
        {lead}{' '}
        <b>
          <bdi>{value}</bdi>
          {without && (
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(without)}>
              <span aria-hidden="true">×</span>
            </button>
          )}
        </b>
      </span>
    ))}
  </p>
)
