/** The brief of some companies since a moment: asked, read and put in order, the same on the start page and on its own. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Connection } from '../../api/client/connection.ts'
import type { BriefSpan } from '../../api/endpoint/briefView.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { briefViews } from '../../endpoints/briefViews.ts'
import { pageActivity } from '../../explorer/query/pageActivity.ts'
import { asksFor, earlierAsks } from './asks.ts'
import { briefContent, type CompanyBrief } from '../lines/briefContent.ts'
import type { BriefState } from './answerStore.ts'
import { createBriefLoader, type BriefLoader } from './briefLoader.ts'
import { inOwnTask } from './inOwnTask.ts'
import { useSeenChanges } from './useSeenChanges.ts'
import { useValuation } from './useValuation.ts'

/** Milliseconds after which a brief is asked anew when it is opened again. */
const FRESH = 5 * 60_000
const KEPT = 3
/** Milliseconds between two drawings of what has come so far: the most material stands first, and each answer may push down what is being read. */
const PAUSE = 2000

interface Kept {
  readonly name: string
  readonly loader: BriefLoader
  readonly madeAt: number
}

const sessions = new WeakMap<QueryClient, readonly Kept[]>()

/** The last few are kept, so that the way back from a record costs nothing. */
function loaderOf(name: string, client: QueryClient, connection: Connection): BriefLoader {
  const known = sessions.get(client) ?? []
  const fresh = known.find((one) => one.name === name && Date.now() - one.madeAt < FRESH)
  if (fresh) return fresh.loader
  const loader = createBriefLoader(connection, pageActivity)
  sessions.set(client, [{ name, loader, madeAt: Date.now() }, ...known.filter((one) => one.name !== name)].slice(0, KEPT))
  return loader
}

/**
 * How it stands as it is drawn: as it is once the last answer is there, until then as it was at the last drawing. What comes is drawn in
 * slices: it is running for as long as the last of it is not drawn.
 */
function useDrawnState({ state, subscribe }: BriefLoader) {
  const listen = useMemo(() => inOwnTask(subscribe), [subscribe])
  const now = useSyncExternalStore(listen, state)
  const isRunning = now.status === 'running'
  const [{ drawn, drawing }, setDrawn] = useState({ drawn: now, drawing: 0 })
  /** Draws what has come so far. */
  const draw = useCallback(() => setDrawn((last) => ({ drawn: state(), drawing: last.drawing + 1 })), [state])
  useEffect(() => {
    if (!isRunning && drawn !== now) startTransition(() => setDrawn((last) => ({ ...last, drawn: now })))
  }, [isRunning, drawn, now])
  return { now, state: drawn === now ? now : { ...drawn, status: 'running' as const }, drawing, draw }
}

/** A value as it was at the last drawing while more of it is under way, so that what is read moves once and not with each part. */
function useHeld<T>(value: T, isUnderWay: boolean, drawing: number): T {
  const [held, setHeld] = useState({ value, drawing })
  if (isUnderWay ? held.drawing === drawing : held.value === value) return held.value
  setHeld({ value, drawing })
  return value
}

/** Asks for what the companies with lines said before, once that is wanted; says whether all of it is asked. */
function useEarlierAsks(
  loader: BriefLoader,
  companies: readonly CompanyBrief[],
  isWanted: boolean,
  span: BriefSpan,
  scenario: string | undefined,
): boolean {
  const asks = useMemo(() => {
    if (!isWanted) return []
    return briefViews.flatMap((view) => {
      const own = companies.filter(({ lines }) => lines.some(({ dataset }) => dataset === view.endpoint.title))
      const tickers = own.map(({ ticker }) => ticker)
      return earlierAsks(view, tickers, span, scenario)
    })
  }, [isWanted, companies, span, scenario])
  useEffect(() => loader.ask(asks), [loader, asks])
  return loader.isAsked(asks)
}

const answeredIn = ({ answers }: Pick<BriefState, 'answers'>): number =>
  answers.filter(({ status }) => status !== 'waiting').length

export type Brief = ReturnType<typeof useBrief>

/** `isShort`: without what is asked besides, prices among it. */
export function useBrief(tickers: readonly string[], since: number, isShort: boolean) {
  const client = useQueryClient()
  const connection = useConnection()
  const { mode, origin, scenario, key, today } = connection
  const name = JSON.stringify([mode, origin, scenario, key !== undefined, today, since, tickers])
  const loader = useMemo(
    () => loaderOf(name, client, connection),
    // oxlint-disable-next-line exhaustive-deps -- the name holds all of the connection that an answer depends on
    [name, client, connection.fetch],
  )
  const { now, state, drawing, draw } = useDrawnState(loader)
  const list = tickers.join(',')
  const span = useMemo(() => ({ since, today }), [since, today])
  const asked = useMemo(() => (list === '' ? [] : list.split(',')), [list])
  useEffect(() => {
    loader.ask(asksFor(briefViews, asked, span, scenario))
    loader.resume()
    draw()
    return () => loader.stop()
  }, [loader, asked, span, scenario, draw])

  const isAsked = state.status === 'idle' && state.answers.length > 0
  const { prices, splitsOf, valuation, isUnderWay: isValuing } = useValuation(asked, isAsked && !isShort)
  const { changesOf, unavailable: seenUnavailable, markSeen } = useSeenChanges(state.answers, since, isAsked)
  // Prices come one company after the other: the brief is put together at a drawing, not with each.
  const facts = useHeld(
    useMemo(() => ({ splitsOf, changesOf, valuation }), [splitsOf, changesOf, valuation]),
    isValuing,
    drawing,
  )
  const content = useMemo(
    () => briefContent(state.answers, { ...span, ...facts, tickers: asked, scenario }),
    [state.answers, span, facts, asked, scenario],
  )

  const isEarlierAsked = useEarlierAsks(loader, content.companies, isAsked && !isShort, span, scenario)
  const isUnderWay = state.status === 'running' || !isEarlierAsked || isValuing
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => startTransition(draw), PAUSE)
    return () => clearInterval(timer)
  }, [isUnderWay, draw])
  const { answers } = state
  const drawn = useMemo(() => ({ ...content, answers, isWhole: isAsked }), [content, answers, isAsked])
  const held = useHeld(drawn, isUnderWay, drawing)

  return {
    status: state.status,
    requests: state.requests,
    ...held,
    /** Whether all of it was asked, so that what is missing is missing. */
    isWhole: held.isWhole && state.status === 'idle',
    isAnyThere: held.answers.some(({ status }) => status === 'there'),
    answered: answeredIn(held),
    /** How far it is, ahead of what is drawn. */
    progress: { answered: answeredIn(now), asked: now.answers.length },
    prices,
    seenUnavailable,
    markSeen,
    retry(...which: Parameters<BriefLoader['retry']>) {
      loader.retry(...which)
      draw()
    },
    stop: loader.stop,
    resume: loader.resume,
  }
}
