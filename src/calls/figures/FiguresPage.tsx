/** The figures of a call, read from its sentences and matched with those of the call before. */
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { counted } from '../../lib/numbers/counts.ts'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { callName } from '../frame/callName.ts'
import { changedAcross, FIGURES, tickerIn, wordIn } from '../frame/acrossAddress.ts'
import { CallsFrame } from '../frame/CallsFrame.tsx'
import frame from '../frame/Frame.module.css'
import { lineStep } from '../frame/lineStep.ts'
import { readerAddress } from '../page/callsAddress.ts'
import { TakeAlong } from '../frame/TakeAlong.tsx'
import { useAnswerOf } from '../frame/useAnswerOf.ts'
import { useCompanyCalls } from '../frame/useCompanyCalls.ts'
import { useWholeAddress } from '../frame/useWholeAddress.ts'
import { FigureControls } from './FigureControls.tsx'
import { FigureTable } from './FigureTable.tsx'
import { figuresSheet } from './figuresSheet.ts'

export function FiguresPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { mode, scenario } = useConnection()
  const ticker = tickerIn(search)
  const company = useCompanyCalls(ticker)
  const whole = useWholeAddress()
  const { calls, state } = company
  const wanted = search.get('call')
  const at = calls ? calls.findIndex(({ id }) => id === wanted) : -1
  const call = calls?.at(at)
  const before = call && calls?.[calls.indexOf(call) - 1]
  const asked = useMemo(() => (call ? { call, before } : undefined), [call, before])
  const { answer, isWorking, hasFailed } = useAnswerOf('figures', asked)
  useKeys('page', [
    { keys: 'j', words: 'Next line', run: () => lineStep(1) },
    { keys: 'k', words: 'Previous line', run: () => lineStep(-1) },
    { keys: 'Enter', words: 'Open the passage' },
  ])
  const time = wordIn(search, 'when', ['all', 'reported', 'outlook'])
  const change = (changes: Readonly<Record<string, string | undefined>>): void =>
    void navigate(changedAcross(FIGURES, search, changes))
  const toPassage = (id: string, passage: string): string =>
    readerAddress(
      company.heads.find((each) => each.id === id)!,
      state.progress.newer,
      scenario,
      passage,
    )
  const address = changedAcross(FIGURES, search, { call: call?.id })
  const shown = answer?.figures.filter(({ figure }) => time === 'all' || figure.time === time)
  const sheet =
    answer &&
    shown &&
    (() => ({
      ...figuresSheet(ticker ?? '', answer.call, before, shown, (id, passage) => whole(toPassage(id, passage))),
      link: whole(address),
      isDemo: mode === 'demo',
    }))
  return (
    <CallsFrame
      page={FIGURES}
      title="Figures in calls"
      {...{ ticker, company }}
      least={1}
      acts={<TakeAlong sheet={sheet} query={address.slice(FIGURES.length)} />}
    >
      {wanted !== null && at < 0 && (
        <p role="status">The call of this address is not in the library; the latest stands in its place.</p>
      )}
      <FigureControls calls={calls} call={call} time={time} onChange={change} />
      <p className={frame.note}>
        ƒ Read by program from prose: check a figure in its sentence. What was not understood is left out, and what analysts say.{' '}
        <Link to="/method#figures">How figures are read</Link>
      </p>
      {hasFailed && <p role="alert">Reading failed.</p>}
      {isWorking && !answer && <p role="status">Reading…</p>}
      {answer && shown && (
        <>
          <p role="status" className={frame.note}>
            {counted(shown.length, 'figure')} in {callName(answer.call)}
            {before
              ? `, ${shown.filter((each) => each.before).length} also in ${callName(before)}.`
              : '. The library has no call before it.'}{' '}
            {answer.call.speakers}
          </p>
          {shown.length > 0 && <FigureTable call={answer.call} before={before} figures={shown} toPassage={toPassage} />}
        </>
      )}
    </CallsFrame>
  )
}
