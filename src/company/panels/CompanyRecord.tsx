/** The open record of a company's page: the same view as on the page of its dataset, with the way to its neighbours and to there. */
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { recordViewOf } from '../../endpoints/recordViews.ts'
import { useExplorer } from '../../explorer/query/useExplorer.ts'
import { RecordPanel } from '../../explorer/record/lazyRecord.ts'
import panel from '../../explorer/record/RecordPanel.module.css'
import type { RecordView } from '../../explorer/slots.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { recordAddress } from '../companyQuery.ts'
import type { Answer } from '../useAnswers.ts'

interface Props {
  /** Of the dataset whose record is open; `undefined` where there is none of that name. */
  readonly answer: Answer | undefined
  readonly id: string
  readonly tab: string | undefined
  readonly onOpen: (id: string) => void
  readonly onTab: (tab: string) => void
  readonly onClose: () => void
}

/** `undefined` until it is loaded; fails where it cannot be. */
function useRecordView(endpoint: AnyEndpoint): RecordView<AnyEndpoint> | undefined {
  const [loaded, setLoaded] = useState<{ readonly view?: RecordView<AnyEndpoint>; readonly fault?: unknown }>({})
  useEffect(() => {
    let isGone = false
    recordViewOf(endpoint).then(
      (view) => !isGone && setLoaded({ view }),
      (fault: unknown) => !isGone && setLoaded({ fault }),
    )
    return () => void (isGone = true)
  }, [endpoint])
  if (loaded.fault !== undefined) throw loaded.fault
  return loaded.view
}

/** As the page of the dataset shows it: what is done there to the query, as by a press on a tag, leads to that page. */
function DatasetRecord({ answer, id, tab, onOpen, onTab, onClose }: Props & { readonly answer: Answer }) {
  const { endpoint } = answer.view
  const { pathname, search } = new URL(recordAddress(answer, id), 'https://this.page')
  const explorer = useExplorer(endpoint, [], { elsewhere: { pathname, search } })
  const view = useRecordView(endpoint)
  const store = explorer.answer.rows?.store
  const row = store?.rowOf(id) ?? -1
  const events = answer.events.toReversed()
  const place = events.findIndex((event) => event.id === id)
  const step = (by: 1 | -1): void => {
    const next = events[place + by]
    if (place >= 0 && next) onOpen(next.id)
  }
  if (!view) return <aside aria-label="Record" />
  return (
    <RecordPanel
      endpoint={endpoint}
      record={row < 0 ? undefined : store?.record(row)}
      row={row}
      isShared={row >= 0 && store !== undefined && store.sharesId(row)}
      {...explorer}
      Record={view.Record}
      ownTitleOf={view.titleOf}
      isReading={false}
      id={id}
      tab={tab}
      isLoading={false}
      place={
        <>
          {place >= 0 && `${answer.view.lane}: ${place + 1} of ${events.length} loaded, oldest first. `}
          <Link to={recordAddress(answer, id)}>Open in {endpoint.title}</Link>
        </>
      }
      onTab={onTab}
      onStep={step}
      onClose={onClose}
      onLookBefore={undefined}
      onLookAfter={undefined}
    />
  )
}

/** While the records are on their way, and for an address that names none of them. */
function NoRecord({
  id,
  isWaiting,
  onClose,
}: {
  readonly id: string
  readonly isWaiting: boolean
  readonly onClose: () => void
}) {
  const aside = useRef<HTMLElement>(null)
  useEffect(() => aside.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <aside ref={aside} aria-label="Record" tabIndex={-1} className={panel.panel} onKeyDown={onKeyDown}>
      <title>Record · Tearsheet</title>
      <header className={panel.head}>
        <h2>Record</h2>
        <span className={panel.steps}>
          <button type="button" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </span>
      </header>
      <div className={panel.content}>
        <p role="status">
          {isWaiting ? 'Waiting for the records…' : `Record ${id.slice(0, 80)} is not among those loaded here.`}
        </p>
      </div>
    </aside>
  )
}

export function CompanyRecord(props: Props) {
  const { answer, id, onClose } = props
  const isWaiting = answer?.state === 'waiting' || answer?.isStale === true
  if (!answer?.reply || answer.sentRecord(id) === undefined)
    return <NoRecord key={String(isWaiting)} id={id} isWaiting={isWaiting} onClose={onClose} />
  return (
    <Boundary what="this record" content={`${answer.view.endpoint.id} ${id}`}>
      <Suspense fallback={<aside aria-label="Record" />}>
        {/* The key parts the datasets: the rows of the one must not stand in for the other's. */}
        <DatasetRecord key={answer.view.endpoint.id} {...props} answer={answer} />
      </Suspense>
    </Boundary>
  )
}
