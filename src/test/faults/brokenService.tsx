/** A page with rows of one question on screen, and another question whose answers are broken in ways that a test names. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Connection } from '../../api/client/connection.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { addressFor } from '../../explorer/address/navigationContext.ts'
import { named } from './oddRecords.ts'
import { renderPage } from '../renderPage.tsx'

export const rowsOf = (name: string): Response => Response.json({ splits: [{ id: name, ticker: 'A', name, ratio: '4:1' }] })
export const isFor = (request: Request, ticker: string): boolean => request.url.includes(`tickers%5D=${ticker}`)

/** The page shows the rows of A; then B is asked for, which is answered in turn as given, the last for ever. */
export async function askB(answers: readonly (() => Response)[], given: Partial<Connection> = { keyTravels: 'gateway' }) {
  const page = await askAfter(['/splits?tickers=A', '/splits?tickers=B'], () => rowsOf('First'), answers, given)
  return { ...page, asked: () => page.requests.filter((request) => isFor(request, 'B')).length }
}

const DAYS = { from: '2026-08-01', to: '2026-11-20' }

/** The address of a question about a ticker, and one about more than that where no ticker can be asked for. */
function addressOf(endpoint: AnyEndpoint, ticker: string): string {
  const address = addressFor(endpoint, { tickers: [ticker], ...DAYS })
  return address.includes(ticker) || ticker === 'A' ? address : `${address}${address.includes('?') ? '&' : '?'}limit=7`
}

/** The same for any operation, whose first question is answered with one record. */
export const askOf = (endpoint: AnyEndpoint, answers: readonly (() => Response)[], given?: Partial<Connection>) =>
  askAfter(
    [addressOf(endpoint, 'A'), addressOf(endpoint, 'B')],
    () => Response.json(endpoint.envelope.write([named(endpoint, { id: '1' })], { hits: 1, page: 1, pageSize: 100 })),
    answers,
    given,
  )

async function askAfter(
  [before, after]: readonly [string, string],
  good: () => Response,
  answers: readonly (() => Response)[],
  given: Partial<Connection> = { keyTravels: 'gateway' },
) {
  let turn = 0
  let first: string | undefined
  const fetch = ({ url }: Request): Promise<Response> => {
    first ??= url
    if (url === first) return Promise.resolve(good())
    const answer = answers[Math.min(turn, answers.length - 1)]!
    turn += 1
    try {
      return Promise.resolve(answer())
    } catch (reason) {
      return Promise.reject(reason as Error)
    }
  }
  const page = renderPage(before, { ...given, fetch })
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2'))
  await act(() => page.router.navigate(after))
  return { ...page, /** Requests of the second question. */ asked: () => page.requests.length - 1 }
}
