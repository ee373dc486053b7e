/** The open record at the right: all its fields, what is related, and its JSON. */
import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { JsonView } from './JsonView.tsx'
import { MissingRecord } from './MissingRecord.tsx'
import { RecordContent } from './RecordContent.tsx'
import { RecordHead } from './RecordHead.tsx'
import { recordTitle } from './recordSummary.ts'
import styles from './RecordPanel.module.css'
import { CHANGE } from '../since/sinceColumn.ts'
import { RecordNotes } from './RecordNotes.tsx'
import type { Slots } from '../slots.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { useFocusBack } from './useFocusBack.ts'
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
  readonly onClose: () => void
  /** Looks on a neighbouring page; `undefined` where there is none. */
  readonly onLookBefore: (() => void) | undefined
  readonly onLookAfter: (() => void) | undefined
}

const TABS = ['record', 'related', 'json'] as const
const NAMES = { record: 'Record', related: 'Related', json: 'JSON' } as const

const TabList = ({ relatedCount }: { relatedCount: number }) => (
  <Tabs.List className={styles.tabs ?? ''} aria-label="Views of the record">
    {TABS.map((name) => (
      <Tabs.Tab key={name} value={name}>
        {NAMES[name]}
        {name === 'related' && relatedCount > 0 && (
          <small title="Loaded already, a week either side"> {figure(relatedCount)}</small>
        )}
      </Tabs.Tab>
    ))}
  </Tabs.List>
)

export function RecordPanel(props: Props) {
  const { endpoint, record, row, address, answer, acts, isReading, tab, onTab, onStep } = props
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  const focusBack = useFocusBack(panel)
  const close = (): void => {
    focusBack()
    props.onClose()
  }
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
  const named = record ? recordTitle(endpoint, record, props.ownTitleOf, row, answer.rows?.store) : 'Record'
  const current = TABS.find((name) => name === tab) ?? 'record'
  const tabs = <TabList relatedCount={related.total} />
  const head = (
    <RecordHead
      id={title}
      {...{ endpoint, record, named, isReading, onStep }}
      isCompared={props.isCompared}
      onCompare={props.onCompare}
      onClose={close}
    >
      {record && isReading && <Deferred>{tabs}</Deferred>}
    </RecordHead>
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
              edited={answer.rows?.store.noteOf?.(CHANGE, row)}
            />
            <Tabs.Panel value={current} className={(isReading && current === 'record' ? styles.whole : styles.content) ?? ''}>
              {current === 'record' && (
                <RecordContent {...{ endpoint, record, row, address, answer, acts, isReading }} Record={props.Record} />
              )}
              {current === 'related' && <RelatedLinks {...related} />}
              {current === 'json' && <JsonView record={record} />}
            </Tabs.Panel>
          </Deferred>
        </Tabs.Root>
      ) : (
        <>
          {head}
          <MissingRecord
            id={props.id}
            isLoading={props.isLoading}
            onLookBefore={props.onLookBefore}
            onLookAfter={props.onLookAfter}
          />
        </>
      )}
    </aside>
  )
}
