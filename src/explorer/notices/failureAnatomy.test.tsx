/** Whatever fails is told in the same parts: what, why, what is on screen now, one way on, and the facts in a fold that can be copied. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import { Failure, type FailureKind } from '../../api/client/failure.ts'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { connectionTo } from '../../test/connection.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { failureWords, whatOf } from './failureWords.ts'

const KEY = 'CANARY-0123456789'
const SHOWN = 'Still on screen: 3 rows loaded at 14:02 for “Splits for A”.'
const exchange: RequestLogEntry = {
  id: 7,
  endpoint: 'splits',
  path: '/api/v2.1/calendar/splits?parameters%5Btickers%5D=SECRET',
  headers: { authorization: 'token $API_KEY' },
  startedAt: Date.UTC(2026, 10, 20, 14, 5, 9),
  milliseconds: 12,
  status: 418,
  body: 'nothing to be copied',
  schemaMismatches: [],
}

const show = (failure: Failure) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ connection: connectionTo({ key: KEY }), isDirectAllowed: true, useKey: () => undefined }}>
        <MemoryRouter>
          <FailureNotice failure={failure} shown={SHOWN} onRetry={() => undefined} onFilters={() => undefined} />
        </MemoryRouter>
      </ConnectionContext>
    </QueryClientProvider>,
  )

it.each(Object.keys(failureWords) as FailureKind[])('%s', async (kind) => {
  const user = userEvent.setup()
  const before = document.activeElement
  const failure = new Failure(kind, exchange, { text: 'Words of the <b>service</b>', reference: 'r-1' }, undefined, 'Ours.')
  show(failure)
  const alert = screen.getByRole('alert')
  const { why } = failureWords[kind]
  const what = whatOf(failure)
  const parts = [what, why, 'Ours.', 'It says: “Words of the <b>service</b>” (reference r-1)', SHOWN]
  expect(parts.filter((part) => !alert.textContent.includes(part))).toEqual([])
  // Sentences, and none of them blames or apologises.
  for (const words of [what, why]) expect(words).toMatch(/^[A-Z].*[.?]$/s)
  expect(document.activeElement).toBe(before)

  const fold = within(alert).getByText('Details').closest('details')!
  const ways = [...alert.querySelectorAll('a, button')].filter((way) => !fold.contains(way))
  expect(ways.map((way) => way.textContent)).toHaveLength(1)

  for (const fact of ['Status 418', 'request 7', '14:05:09 UTC', '/api/v2.1/calendar/splits']) {
    expect(fold.textContent).toContain(fact)
  }
  await user.click(within(fold).getByRole('button', { name: 'Copy details' }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toBe(`${what}, status 418, request 7, 2026-11-20T14:05:09Z, /api/v2.1/calendar/splits, reference r-1`)
  expect(document.body.innerHTML).not.toMatch(/CANARY-|SECRET|parameters|nothing to be copied/)
})

it('quotes what the service says of names that no filter has, each with its name, and nothing twice', () => {
  const remarks = [
    { name: 'span', text: 'at most a year' },
    { name: 'tickers', text: 'unknown' },
  ]
  const { unmount } = show(new Failure('rejected', exchange, { text: 'Too wide', remarks }))
  expect(screen.getByRole('alert').textContent).toContain('It says: “Too wide”; of span “at most a year”; of tickers “unknown”')
  unmount()
  show(new Failure('rejected', exchange, { text: 'tickers: unknown', remarks: remarks.slice(1) }))
  expect(screen.getByRole('alert').textContent).toContain('It says: “tickers: unknown”S')
})

it('has no quotation marks around words of ours', () => {
  show(new Failure('unexpected-shape', exchange, {}, undefined, 'No "splits" list in the answer.'))
  const text = screen.getByRole('alert').textContent
  expect(text).toContain('No "splits" list in the answer.')
  expect(text).not.toContain('It says')
})

it('says so where there was no answer, and has no fold where nothing was asked', () => {
  const { status: _, ...unanswered } = exchange
  const { unmount } = show(new Failure('unreachable', unanswered))
  expect(screen.getByText('Details').closest('details')!.textContent).toContain('No status, request 7')
  unmount()
  show(new Failure('key-missing'))
  expect(screen.queryByText('Details')).toBeNull()
})
