/** A page with rows of one question on screen, and another question whose answers are broken in ways that a test names. */
import { act, screen } from '@testing-library/react'
import type { Connection } from '../api/connection.ts'
import { renderPage } from './renderPage.tsx'

export const rowsOf = (name: string): Response => Response.json({ splits: [{ id: name, ticker: 'A', name, ratio: '4:1' }] })
export const isFor = (request: Request, ticker: string): boolean => request.url.includes(`tickers%5D=${ticker}`)

/** The page shows the rows of A; then B is asked for, which is answered in turn as given, the last for ever. */
export async function askB(answers: readonly (() => Response)[], given: Partial<Connection> = { keyTravels: 'gateway' }) {
  let turn = 0
  const fetch = (request: Request): Promise<Response> => {
    if (isFor(request, 'A')) return Promise.resolve(rowsOf('First'))
    const answer = answers[Math.min(turn, answers.length - 1)]!
    turn += 1
    try {
      return Promise.resolve(answer())
    } catch (reason) {
      return Promise.reject(reason as Error)
    }
  }
  const page = renderPage('/splits?tickers=A', { ...given, fetch })
  await screen.findByText('First')
  await act(() => page.router.navigate('/splits?tickers=B'))
  return { ...page, asked: () => page.requests.filter((request) => isFor(request, 'B')).length }
}

export const status =
  (code: number, headers: Record<string, string> = {}, body: unknown = null) =>
  (): Response =>
    new Response(body === null ? null : JSON.stringify(body), { status: code, headers })

export const body =
  (text: string, type = 'application/json') =>
  (): Response =>
    new Response(text, { headers: { 'content-type': type } })

/** No connection at all, as a browser tells it. */
export const broken = (): Response => {
  throw new TypeError('Failed to fetch')
}

export const cut = (): Response =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }))

/** What a browser makes of a redirect that it was told not to follow: no status, no headers, no body. */
export const redirected = (): Response =>
  Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } })

export const direct: Partial<Connection> = { keyTravels: 'header' }
