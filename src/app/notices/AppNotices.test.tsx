/** What is told above every page: one trouble behind several failures (F22), a storage that keeps nothing (F92), the way back. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure, type FailureKind } from '../../api/client/failure.ts'
import { deleteWatchlist, keepWatchlist, watchlists } from '../../settings/watchlists.ts'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { FailureNotice } from '../../explorer/notices/FailureNotice.tsx'
import { connectionTo } from '../../test/connection.ts'
import { forgetReadMarks, markRead, readMarks, subscribeToReadMarks } from '../../settings/readMarks.ts'
import { offerUndo } from '../../ui/undo.ts'
import { AppNotices } from './AppNotices.tsx'
import { recentViews } from '../../settings/recentViews.ts'

function Panel({ name, ask }: { name: string; ask: (name: string) => Promise<string> }) {
  const { error, data } = useQuery({ queryKey: [name], queryFn: () => ask(name), retry: false })
  if (data) return <p>{data}</p>
  return error instanceof Failure && <FailureNotice failure={error} shown={undefined} onRetry={() => undefined} />
}

/** Gone with the marks that it forgets, as such buttons are. */
function Forget() {
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  if (marks.size === 0) return null
  return (
    <button type="button" onClick={() => offerUndo('The read marks were forgotten.', forgetReadMarks())}>
      Forget
    </button>
  )
}

const show = (ask: (name: string) => Promise<string>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ connection: connectionTo(), isDirectAllowed: false, useKey: () => undefined }}>
        <MemoryRouter>
          <AppNotices />
          <main id="main">
            <Forget />
          </main>
          {['one', 'two', 'three'].map((name) => (
            <Panel key={name} name={name} ask={ask} />
          ))}
        </MemoryRouter>
      </ConnectionContext>
    </QueryClientProvider>,
  )

afterEach(() => void forgetReadMarks())

it('F22 shows one alert for three panels, and asks for all of them again at once', async () => {
  let isDown = true
  const asked: string[] = []
  show((name) => {
    asked.push(name)
    return isDown ? Promise.reject(new Failure('unavailable')) : Promise.resolve(`rows of ${name}`)
  })
  await waitFor(() => expect(screen.getAllByRole('note')).toHaveLength(3))
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('Several parts of this page wait for it.')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try all again' }))
  expect(await screen.findByText('rows of three')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toEqual(['one', 'two', 'three', 'one', 'two', 'three'])
})

it('leaves failures apart that have nothing in common, or lie in the question', async () => {
  const kinds: Record<string, FailureKind> = { one: 'rejected', two: 'rejected', three: 'unavailable' }
  show((name) => Promise.reject(new Failure(kinds[name]!)))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3))
  expect(screen.queryByText(/Several parts/)).toBeNull()
})

it('F92 says once that nothing can be kept, when the first thing could not be, which lasts as long as the page', async () => {
  const told = () => screen.queryByText(/^This browser keeps nothing for this site/)
  show(() => Promise.resolve('rows'))
  for (const name of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
  }
  expect(told()).toBeNull()
  act(() => markRead('1'))
  await screen.findByText(/^This browser keeps nothing for this site/)
  fireEvent.click(screen.getByRole('button', { name: 'Understood' }))
  act(() => markRead('2'))
  expect(told()).toBeNull()
  expect([...readMarks()]).toEqual(['1', '2'])
})

const undoNotice = () => screen.getAllByRole('status').find((status) => status.textContent.includes('Undo'))
const nothing = () => Promise.resolve('')

it('offers the way back where it is announced, with the focus that was lost, until the next act or until it is dismissed', async () => {
  show(nothing)
  act(() => markRead('1'))
  const before = readMarks()
  const announced = screen.getAllByRole('status')
  const forget = screen.getByRole('button', { name: 'Forget' })
  forget.focus()
  fireEvent.click(forget)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undoNotice()?.textContent).toContain('The read marks were forgotten.')
  // There before its words are, which would not be announced otherwise.
  expect(announced).toContain(undoNotice())
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect([readMarks(), undoNotice()]).toEqual([before, undefined])
  expect(document.activeElement).toBe(screen.getByRole('main'))

  keepWatchlist({ name: 'tech', tickers: ['HALO'] })
  act(() => offerUndo('First.', () => undefined))
  act(() => offerUndo('@tech was deleted.', deleteWatchlist('tech')))
  expect([undoNotice()?.textContent, watchlists()]).toEqual(['@tech was deleted.UndoDismiss', []])
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect([undoNotice(), watchlists()]).toEqual([undefined, []])
})

it('gives the focus back to what was pressed, where it is still there', async () => {
  show(nothing)
  const kept = document.createElement('button')
  document.body.append(kept)
  kept.focus()
  act(() => offerUndo('Done.', () => undefined))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  // It has the focus still: nothing takes it away.
  expect(document.activeElement).toBe(kept)
  undo.focus()
  fireEvent.click(undo)
  expect(document.activeElement).toBe(kept)
  kept.remove()
})

it('tells what this version does not understand, hands it out, and discards it with a way back', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const files: Blob[] = []
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: vi.fn() })
  localStorage.setItem('tearsheet.recent', '{"version":2}')
  show(nothing)
  await act(async () => void recentViews())
  await screen.findByText('Recent views of a newer version of Tearsheet are kept in this browser.')
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect([names, await files[0]?.text()]).toEqual([['tearsheet recent views.txt'], '{"version":2}'])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })))
  expect(localStorage.getItem('tearsheet.recent')).toBeNull()
  expect(screen.queryByText(/of a newer version of Tearsheet/)).toBeNull()
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' })))
  expect(localStorage.getItem('tearsheet.recent')).toBe('{"version":2}')
  expect(screen.getByText(/of a newer version of Tearsheet/)).toBeTruthy()
})
