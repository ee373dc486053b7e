/** Answers that a test gives when it wants to, in the order it wants to: for what happens while a page waits. */
import type { Connection } from '../api/client/connection.ts'

export function holdAnswers() {
  const waiting = new Map<string, (response: Response) => void>()
  const aborted: string[] = []
  const asked: string[] = []
  /** The first ticker asked for names the request. */
  const nameOf = (request: Request): string => new URL(request.url).searchParams.get('parameters[tickers]') ?? ''
  const fetch: Connection['fetch'] = (request) =>
    new Promise((resolve, reject) => {
      waiting.set(nameOf(request), resolve)
      asked.push(nameOf(request))
      request.signal.addEventListener('abort', () => {
        aborted.push(nameOf(request))
        reject(request.signal.reason as Error)
      })
    })
  return {
    fetch,
    /** The tickers whose requests were taken back. */
    aborted,
    /** The tickers asked for, in order: once for every request. */
    asked,
    isAsked: (ticker: string): boolean => waiting.has(ticker),
    /** Answers the request for a ticker with splits of these companies. */
    answer(ticker: string, names: readonly string[]): void {
      const splits = names.map((name, index) => ({ id: `${ticker}-${index}`, ticker, name, ratio: '4:1' }))
      waiting.get(ticker)!(Response.json({ splits }))
    },
    fail: (ticker: string, status: number): void => waiting.get(ticker)!(Response.json({ text: 'Try later' }, { status })),
  }
}

/** Answers at once, but for the profiles of analysts: for what happens as more becomes known of the rows on screen. */
export function holdProfiles() {
  let letThrough = (): void => undefined
  const opened = new Promise<void>((resolve) => (letThrough = resolve))
  const answered: Connection['fetch'] = async (request) => {
    if (request.url.includes('/ratings/analysts')) await opened
    return fetch(request)
  }
  return { letThrough: () => letThrough(), fetch: answered }
}
