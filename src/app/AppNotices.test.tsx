/** One trouble behind several failures is told once, above them (F22), and a storage that keeps nothing once (F92). */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Failure, type FailureKind } from '../api/failure.ts'
import { ConnectionContext } from '../connection/ConnectionContext.tsx'
import { FailureNotice } from '../explorer/FailureNotice.tsx'
import { connectionTo } from '../test/connection.ts'
import { markRead, readMarks } from '../ui/readMarks.ts'
import { AppNotices } from './AppNotices.tsx'

function Panel({ name, ask }: { name: string; ask: (name: string) => Promise<string> }) {
  const { error, data } = useQuery({ queryKey: [name], queryFn: () => ask(name), retry: false })
  if (data) return <p>{data}</p>
  return error instanceof Failure && <FailureNotice failure={error} shown={undefined} onRetry={() => undefined} />
}

const show = (ask: (name: string) => Promise<string>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ connection: connectionTo(), isDirectAllowed: false, useKey: () => undefined }}>
        <MemoryRouter>
          <AppNotices />
          {['one', 'two', 'three'].map((name) => (
            <Panel key={name} name={name} ask={ask} />
          ))}
        </MemoryRouter>
      </ConnectionContext>
    </QueryClientProvider>,
  )

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
