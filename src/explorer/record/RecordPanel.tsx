/** The open record at the right: all its fields, what is related, and its JSON. */
import { Tabs } from '@base-ui/react/tabs'
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { coerceRecord } from '../../api/endpoint/coerceRecord.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Deferred } from '../../ui/Deferred.tsx'
import { Mismatch } from '../../ui/values/Mismatch.tsx'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { JsonView } from './JsonView.tsx'
import { RecordFields } from './RecordFields.tsx'
import { recordTitle, titleMismatch } from './recordSummary.ts'
import styles from './RecordPanel.module.css'
import { RecordPrices } from '../join/RecordPrices.tsx'
import { CHANGE } from '../since/sinceColumn.ts'
import { RecordNotes } from './RecordNotes.tsx'
import type { Slots } from '../slots.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { useRelated } from './useRelated.ts'
import type { Explorer } from '../query/useExplorer.ts'

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  /** `undefined` when the address names a record that is not among the rows. */
  readonly record: RecordOf<AnyEndpoint> | undefined
  readonly row: number
  /** Another of the rows has the same identity and says something else. */
  readonly isShared: boolean

  /** The operation's own way of showing a record. */
  readonly Record: Slots<AnyEndpoint>['Record']
  readonly ownTitleOf: Slots<AnyEndpoint>['titleOf'] | undefined
  /** Whether that way takes the whole room, and scrolls by itself. */
  readonly isReading: boolean
  readonly id: string
  readonly tab: string | undefined
  /** Whether rows are still on their way. */
  readonly isLoading: boolean
  readonly onTab: (tab: string) => void
  /** To the next record (1) or the one before (-1). */
  readonly onStep: (by: 1 | -1) => void
  /** Whether the record stands beside others, and takes it in there or out; `undefined` where none can be compared. */
  readonly isCompared?: boolean
  readonly onCompare?: (() => void) | undefined
  /** Where it is one of many, above what it says. */
  readonly place?: ReactNode
  /** Told where the focus was when the record was opened. */
  readonly onClose: (opener: Element | null) => void
  /** Looks on a neighbouring page; `undefined` where there is none. */
  readonly onLookBefore: (() => void) | undefined
  readonly onLookAfter: (() => void) | undefined
}

const TABS = ['record', 'related', 'json'] as const
const NAMES = { record: 'Record', related: 'Related', json: 'JSON' } as const

export function RecordPanel(props: Props) {
  const { endpoint, record, address, answer, acts, Record, isReading, id, tab, isLoading, onTab, onStep } = props
  const fields = record && <RecordFields fields={endpoint.fields} record={record} />
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  const [opener] = useState(() => document.activeElement)
  const close = (): void => props.onClose(opener)
  // Opened by hand or by a link, the panel is where the user is now; stepping through records leaves the focus alone.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent): void => {
    const isInTabs = event.target instanceof HTMLElement && event.target.role === 'tab'
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown' && !isInTabs && event.target === panel.current) onStep(1)
    else if (event.key === 'ArrowUp' && !isInTabs && event.target === panel.current) onStep(-1)
    else return
    event.preventDefault()
  }

  useKeys('page', [
    { keys: 'Escape', words: 'Close the record', run: close },
    { keys: '↑ ↓', words: 'Record before or after, while the record has the focus' },
  ])

  const related = useRelated(endpoint, record)
  const odd = record && titleMismatch(endpoint, record)
  // A name of another type than declared is shown as it was sent, and marked.
  const named = record ? recordTitle(endpoint, record, props.ownTitleOf, props.row, answer.rows?.store) : 'Record'
  const current = TABS.find((name) => name === tab) ?? 'record'
  const tabs = (
    <Tabs.List className={styles.tabs ?? ''} aria-label="Views of the record">
      {TABS.map((name) => (
        <Tabs.Tab key={name} value={name}>
          {NAMES[name]}
          {name === 'related' && related.total > 0 && (
            <small title="Loaded already, a week either side"> {figure(related.total)}</small>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
  const head = (
    <header className={styles.head} data-reading={isReading || undefined}>
      <h2 id={title} title={named}>
        {odd ? <Mismatch text={named} words={odd} /> : <bdi>{named}</bdi>}
      </h2>
      {record && isReading && <Deferred>{tabs}</Deferred>}
      <span className={styles.steps}>
        {props.onCompare && (
          <button
            type="button"
            className={styles.compare}
            aria-pressed={props.isCompared}
            onClick={props.onCompare}
            disabled={!record}
          >
            Compare
          </button>
        )}
        <button type="button" aria-label="Previous record" onClick={() => onStep(-1)} disabled={!record}>
          ↑
        </button>
        <button type="button" aria-label="Next record" onClick={() => onStep(1)} disabled={!record}>
          ↓
        </button>
        <button type="button" aria-label="Close" onClick={close}>
          ×
        </button>
      </span>
    </header>
  )
  return (
    <aside ref={panel} aria-label="Record" aria-describedby={title} tabIndex={-1} className={styles.panel} onKeyDown={onKeyDown}>
      <title>{record ? `${named} · Tearsheet` : `${address.sentence} · Tearsheet`}</title>
      {record ? (
        <Tabs.Root value={current} onValueChange={(value) => onTab(String(value))} className={styles.root ?? ''}>
          {head}
          <Deferred>
            {!isReading && tabs}
            {props.place && <p className={styles.place}>{props.place}</p>}
            <RecordNotes
              fields={endpoint.fields}
              record={record}
              isShared={props.isShared}
              edited={answer.rows?.store.noteOf?.(CHANGE, props.row)}
            />
            <Tabs.Panel value={current} className={(isReading && current === 'record' ? styles.whole : styles.content) ?? ''}>
              {current === 'record' &&
                (Record ? (
                  <Boundary what="this record" content={record} instead={fields}>
                    {/* Within the panel, which has the focus by then and must not be put away again. */}
                    <Suspense>
                      <Record
                        endpoint={endpoint}
                        record={coerceRecord(endpoint.fields, record)}
                        row={props.row}
                        {...{ address, answer, acts }}
                        fields={fields}
                      />
                    </Suspense>
                  </Boundary>
                ) : (
                  fields
                ))}
              {current === 'record' && !isReading && endpoint.dated && (
                <Suspense>
                  <RecordPrices {...{ endpoint, record }} />
                </Suspense>
              )}
              {current === 'related' && <RelatedLinks {...related} />}
              {current === 'json' && <JsonView record={record} />}
            </Tabs.Panel>
          </Deferred>
        </Tabs.Root>
      ) : (
        <>
          {head}
          <div className={styles.content}>
            <p role="status">{isLoading ? 'Waiting for the rows…' : `Record ${id} is not among the rows on this page.`}</p>
            {!isLoading && (
              <p className={styles.steps}>
                {props.onLookBefore && (
                  <button type="button" onClick={props.onLookBefore}>
                    Look on the page before
                  </button>
                )}
                {props.onLookAfter && (
                  <button type="button" onClick={props.onLookAfter}>
                    Look on the next page
                  </button>
                )}
              </p>
            )}
          </div>
        </>
      )}
    </aside>
  )
}
