/** Two calls of a company compared, sentence by sentence. */
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { callName } from '../frame/callName.ts'
import { changedAcross, COMPARE, tickerIn } from '../frame/acrossAddress.ts'
import { CallsFrame } from '../frame/CallsFrame.tsx'
import { lineStep } from '../frame/lineStep.ts'
import { readerAddress } from '../page/callsAddress.ts'
import { TakeAlong } from '../frame/TakeAlong.tsx'
import { useAnswerOf } from '../frame/useAnswerOf.ts'
import { tickerOfCalls, useCompanyCalls } from '../frame/useCompanyCalls.ts'
import { useLibrary } from '../page/useLibrary.ts'
import { useWholeAddress } from '../frame/useWholeAddress.ts'
import { ComparedCalls } from './ComparedCalls.tsx'
import { comparedSheet } from './comparedSheet.ts'
import { chosenRows, viewIn } from './comparedView.ts'

export function ComparePage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { mode, scenario } = useConnection()
  const [, state] = useLibrary()
  const ids = [search.get('a'), search.get('b')]
  const ticker = tickerIn(search) ?? tickerOfCalls(state.heads, ids)
  const company = useCompanyCalls(ticker)
  const { calls } = company
  const whole = useWholeAddress()
  // Without a choice, or with one that is not there, the latest two.
  const b = calls?.find(({ id }) => id === ids[1]) ?? calls?.findLast(({ id }) => id !== ids[0])
  const a =
    calls?.find(({ id }) => id === ids[0] && id !== b?.id) ??
    calls?.findLast(({ id }, place) => id !== b?.id && place < calls.indexOf(b!)) ??
    calls?.find(({ id }) => id !== b?.id)
  const asked = useMemo(() => (calls && a && b ? { calls, a: a.id, b: b.id } : undefined), [calls, a, b])
  const { answer, isWorking, hasFailed } = useAnswerOf('compare', asked)
  useKeys('page', [
    { keys: 'j', words: 'Next line', run: () => lineStep(1) },
    { keys: 'k', words: 'Previous line', run: () => lineStep(-1) },
    { keys: 'Enter', words: 'Open the passage' },
  ])
  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    void navigate(changedAcross(COMPARE, search, changes))
  const toPassage = (id: string, passage: string): string => {
    const head = company.heads.find((each) => each.id === id)!
    return readerAddress(head, state.progress.newer, scenario, passage)
  }
  const missing = ids.filter((id) => id !== null && calls && !calls.some((call) => call.id === id)).length
  const address = changedAcross(COMPARE, search, { ticker, a: a?.id, b: b?.id })
  const view = viewIn(search)
  const sheet =
    answer &&
    (() => ({
      ...comparedSheet(ticker ?? '', answer, chosenRows(answer.rows, view), (id, passage) => whole(toPassage(id, passage))),
      link: whole(address),
      isDemo: mode === 'demo',
    }))
  const options = calls?.toReversed().map((call) => (
    <option key={call.id} value={call.id}>
      {callName(call)}
    </option>
  ))
  return (
    <CallsFrame
      page={COMPARE}
      title="Two calls compared"
      {...{ ticker, company }}
      least={2}
      acts={<TakeAlong sheet={sheet} query={address.slice(COMPARE.length)} />}
    >
      {missing > 0 && <p role="status">A call of this address is not in the library; the latest stand in its place.</p>}
      <p data-print="hide">
        <label>
          Earlier{' '}
          <select value={a?.id} onChange={(event) => change({ a: event.target.value, b: b?.id })}>
            {options}
          </select>
        </label>{' '}
        <label>
          Later{' '}
          <select value={b?.id} onChange={(event) => change({ a: a?.id, b: event.target.value })}>
            {options}
          </select>
        </label>
      </p>
      {hasFailed && <p role="alert">The comparison failed.</p>}
      {isWorking && !answer && <p role="status">Comparing…</p>}
      {answer && (
        <ComparedCalls
          key={`${answer.earlier.id} ${answer.later.id}`}
          {...{ comparison: answer, view, toPassage }}
          onChange={change}
        />
      )}
    </CallsFrame>
  )
}
