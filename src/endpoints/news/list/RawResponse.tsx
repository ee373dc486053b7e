/** The answer behind the rows as the service wrote it, as text: markup and all. */
import type { RequestLogEntry } from '../../../api/client/requestLog.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import results from '../../../ui/Results.module.css'
import styles from './NewsResults.module.css'
import { counted } from '../../../lib/numbers/counts.ts'

/** Laying out more than this would stop the page. */
const LONGEST = 100_000

export function RawResponse({ exchange: { body = '', contentType, bytes } }: { exchange: RequestLogEntry }) {
  const rest = body.length - LONGEST
  return (
    <div className={`${results.view} ${styles.received}`}>
      <p>
        <span>
          {contentType ?? 'No content type'}
          {bytes !== undefined && `, ${counted(bytes, 'byte')}`}
        </span>
        <CopyButton text={body}>Copy all of it</CopyButton>
      </p>
      <pre tabIndex={0} aria-label="Raw response">
        {body.slice(0, LONGEST)}
        {rest > 0 && `\n… ${counted(rest, 'more character')}`}
      </pre>
    </div>
  )
}
