/** How long the tasks of a page's main thread take by the processor: what other programs take of the machine is no part of it. */
import type { Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds; `tdur` is processor time. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** At the end of an answer the browser keeps its text for the driver: 37 ms for 1.6 MB, and 0.3 ms in a page that has none. */
const FOR_DRIVER = 'ResponseBodyLoader::DidFinishLoadingBody'

const EXCLUDED = ['*']
const INCLUDED = ['toplevel', 'blink', 'blink.user_timing']

/** Traces from now on; what it gives ends the trace and says the milliseconds of the longest task between marks of `performance.mark`. */
export async function traceTasks(page: Page): Promise<() => Promise<(from: string, to: string) => number>> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { traceConfig: { includedCategories: INCLUDED, excludedCategories: EXCLUDED } })
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return (from, to) => {
      const markOf = (name: string): TraceEvent => {
        const mark = events.find((event) => event.cat.includes('user_timing') && event.name === name)
        if (!mark) throw new Error(`No mark ${name} in the trace.`)
        return mark
      }
      const [first, last] = [markOf(from), markOf(to)]
      // All of them, whatever they are called: what a promise goes on with may stand beside the tasks, not in one.
      const own = events.filter(
        ({ ph, pid, tid, ts }) => ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts && ts <= last.ts,
      )
      const forDriver = own.filter(({ name }) => name === FOR_DRIVER)
      const spentIn = ({ ts, dur = 0, tdur = 0 }: TraceEvent): number =>
        forDriver.filter((part) => part.ts >= ts && part.ts < ts + dur).reduce((left, part) => left - (part.tdur ?? 0), tdur)
      // One by one: of a million rows there are more of them than a call takes.
      return own.reduce((longest, event) => Math.max(longest, spentIn(event)), 0) / 1000
    }
  }
}
