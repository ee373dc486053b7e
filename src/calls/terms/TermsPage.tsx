/** How often the terms of a list are said on the calls of a company, quarter by quarter. */
import { useMemo, useSyncExternalStore } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { readTermGroups, writeTermGroups } from '../../lib/text/termGroups.ts'
import { subscribeToTermList, termList } from '../../settings/termList.ts'
import { Choice } from '../../ui/Choice.tsx'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { changedAcross, TERMS, tickerIn } from '../frame/acrossAddress.ts'
import { CallsFrame } from '../frame/CallsFrame.tsx'
import frame from '../frame/Frame.module.css'
import { lineStep } from '../frame/lineStep.ts'
import { readerAddress } from '../page/callsAddress.ts'
import { TakeAlong } from '../frame/TakeAlong.tsx'
import { useAnswerOf } from '../frame/useAnswerOf.ts'
import { useCompanyCalls } from '../frame/useCompanyCalls.ts'
import { useWholeAddress } from '../frame/useWholeAddress.ts'
import { TermForm } from './TermForm.tsx'
import { TermLines } from './TermLines.tsx'
import { TermTable } from './TermTable.tsx'
import { termsSheet } from './termsSheet.ts'
import { CALLS_SHOWN, termsViewIn } from './termsView.ts'

export function TermsPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { mode, scenario } = useConnection()
  const own = useSyncExternalStore(subscribeToTermList, termList)
  const ticker = tickerIn(search)
  const company = useCompanyCalls(ticker)
  const whole = useWholeAddress()
  const view = termsViewIn(search, own)
  const { calls } = company
  const list = writeTermGroups(view.groups)
  // The same object for the same terms.
  const groups = useMemo(() => readTermGroups(list), [list])
  const asked = useMemo(
    () => (calls && calls.length > 0 ? { calls: calls.slice(-view.calls), groups } : undefined),
    [calls, view.calls, groups],
  )
  const { answer, isWorking, hasFailed } = useAnswerOf('terms', asked)
  useKeys('page', [
    { keys: 'j', words: 'Next line', run: () => lineStep(1) },
    { keys: 'k', words: 'Previous line', run: () => lineStep(-1) },
    { keys: 'Enter', words: 'Open the passage' },
  ])
  const addressWith = (changes: Readonly<Record<string, string | undefined>>): string => changedAcross(TERMS, search, changes)
  const toPassage = (id: string, passage: string): string =>
    readerAddress(
      company.heads.find((each) => each.id === id)!,
      company.state.progress.newer,
      scenario,
      passage,
    )
  // A colleague has another list: a link has the terms in it.
  const shared = addressWith({ terms: list })
  const sheet =
    answer &&
    (() => ({
      ...termsSheet(ticker ?? '', answer, (id, passage) => whole(toPassage(id, passage))),
      link: whole(shared),
      isDemo: mode === 'demo',
    }))
  return (
    <CallsFrame
      page={TERMS}
      title="Terms in calls"
      {...{ ticker, company }}
      least={1}
      acts={<TakeAlong sheet={sheet} query={shared.slice(TERMS.length)} />}
    >
      <TermForm key={list} view={view} own={own} onApply={(terms) => void navigate(addressWith({ terms, line: undefined }))} />
      <div className={frame.controls} data-print="hide">
        <Choice
          label="Calls shown"
          options={CALLS_SHOWN.toSorted((a, b) => Number(a) - Number(b)).map((value) => ({ value, words: `${value} calls` }))}
          chosen={String(view.calls) as (typeof CALLS_SHOWN)[number]}
          onChoose={(shown) =>
            void navigate(addressWith({ calls: shown === CALLS_SHOWN[0] ? undefined : shown, line: undefined }))
          }
        />
      </div>
      <p className={frame.note}>
        ƒ Times said per 1,000 words, counted by program; press a cell for its lines.{' '}
        <Link to="/method#terms">How terms are counted</Link>
      </p>
      {hasFailed && <p role="alert">Counting failed.</p>}
      {isWorking && !answer && <p role="status">Counting…</p>}
      {answer && <TermTable matrix={answer} open={view.open} toCell={(line) => addressWith({ line })} />}
      {answer && view.open && (
        <TermLines
          matrix={answer}
          groups={groups}
          open={view.open}
          toPassage={toPassage}
          closed={addressWith({ line: undefined })}
        />
      )}
    </CallsFrame>
  )
}
