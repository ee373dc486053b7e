/** The open event of the time axis: every field of its record, the way to its neighbours in the lane, and to its own page. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { changedQuery } from '../../explorer/address/address.ts'
import { RecordFields } from '../../explorer/record/RecordFields.tsx'
import { titleOf } from '../../explorer/record/recordSummary.ts'
import panel from '../../explorer/record/RecordPanel.module.css'
import { Boundary } from '../../ui/Boundary.tsx'
import type { Answer } from '../useAnswers.ts'
import { useKeys } from '../../ui/useKeys.ts'

interface Props {
  /** Of the operation whose record is open; `undefined` for an operation that has no lane here. */
  readonly answer: Answer | undefined
  readonly id: string
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** The operation's page with the same filters and this record open. */
function addressOf({ address, view }: Answer, id: string): string {
  const { pathname, searchParams } = new URL(address, 'https://this.page')
  return `${pathname}${changedQuery(view.endpoint, searchParams, { 'v.open': id })}`
}

export function CompanyRecord({ answer, id, onOpen, onClose }: Props) {
  const aside = useRef<HTMLElement>(null)
  // Opened by hand or by a link, the panel is where the user is now.
  useEffect(() => aside.current?.focus({ preventScroll: true }), [])
  const events = (answer?.events ?? []).toReversed()
  const place = events.findIndex((event) => event.id === id)
  // As it was sent: what is not of the declared type is shown all the same.
  const record = answer?.reply && answer.sentRecord(id)
  const step = (by: 1 | -1): void => {
    const next = events[place + by]
    if (next) onOpen(next.id)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowDown' && event.target === aside.current) step(1)
    else if (event.key === 'ArrowUp' && event.target === aside.current) step(-1)
    else return
    event.preventDefault()
  }
  useKeys('page', [
    { keys: 'Escape', words: 'Close the record', run: onClose },
    { keys: '↑ ↓', words: 'Event before or after in its lane, while the record has the focus' },
  ])
  const isWaiting = answer?.state === 'waiting'
  return (
    <aside ref={aside} aria-label="Record" tabIndex={-1} className={panel.panel} onKeyDown={onKeyDown}>
      <header className={panel.head}>
        <h2>
          <bdi>{answer && record ? titleOf(answer.view.endpoint, record) : 'Record'}</bdi>
        </h2>
        <span className={panel.steps}>
          <button type="button" aria-label="Previous record" onClick={() => step(-1)} disabled={place < 1}>
            ↑
          </button>
          <button
            type="button"
            aria-label="Next record"
            onClick={() => step(1)}
            disabled={place < 0 || place === events.length - 1}
          >
            ↓
          </button>
          <button type="button" aria-label="Close" onClick={onClose}>
            ×
          </button>
        </span>
      </header>
      <div className={panel.content}>
        {answer && record ? (
          <>
            <p className={panel.note}>
              {place >= 0 && `${answer.view.lane}: ${place + 1} of ${events.length} loaded, oldest first. `}
              <Link to={addressOf(answer, id)}>Open in {answer.view.endpoint.title}</Link>
            </p>
            <Boundary what="this record" content={record}>
              <RecordFields fields={answer.view.endpoint.fields} record={record as Readonly<Record<string, unknown>>} />
            </Boundary>
          </>
        ) : (
          <p role="status">
            {isWaiting ? 'Waiting for the records…' : `Record ${id.slice(0, 80)} is not among those loaded here.`}
          </p>
        )}
      </div>
    </aside>
  )
}
