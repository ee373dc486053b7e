/** A page that stays open past midnight: its days are yesterday's until its reader wants today's, and another page begins with them. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { ConnectionProvider } from '../../connection/ConnectionProvider.tsx'
import { addDays, type IsoDay } from '../../lib/dates/days.ts'
import { NewDay } from './NewDay.tsx'

const LATE = new Date(2026, 10, 20, 23, 50)
const EARLY = new Date(2026, 10, 21, 0, 5)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: LATE }))
afterEach(() => void vi.useRealTimers())

function Page({ from }: { readonly from: (today: IsoDay) => IsoDay }) {
  const { today } = useConnection()
  return (
    <>
      <NewDay isOther={(day) => from(day) !== from(today)} />
      <p>Since {from(today)}</p>
      <Link to="/another">Another page</Link>
    </>
  )
}

const rolling = (today: IsoDay): IsoDay => addDays(today, -90)

function show(from: (today: IsoDay) => IsoDay, pinned?: IsoDay): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ConnectionProvider
          deployment={{ mode: 'live', baseUrl: 'https://service.test', title: 'Tearsheet', direct: false }}
          fetch={() => Promise.reject(new Error('nothing is asked'))}
          {...(pinned ? { pinned: { today: pinned, seconds: 79_200 } } : {})}
        >
          <Page from={from} />
        </ConnectionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** The clock is looked at once a minute. */
const passMidnight = () =>
  act(() => {
    vi.setSystemTime(EARLY)
    vi.advanceTimersByTime(60_000)
  })

it('F90 says from when its days are counted once the day is over, and goes over to today on request', async () => {
  show(rolling)
  expect(screen.getByText('Since 2026-08-22')).toBeTruthy()
  passMidnight()
  expect(await screen.findByText('These days are counted from 20 Nov 2026.')).toBeTruthy()
  expect(screen.getByText('Since 2026-08-22')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show today’s' }))
  expect(screen.getByText('Since 2026-08-23')).toBeTruthy()
  expect(screen.queryByText(/counted from/)).toBeNull()
})

it.each([
  ['days that do not roll', () => '2026-08-22', undefined],
  ['a day that is pinned, as in the demo', rolling, '2026-11-20'],
] as const)('says nothing of %s', (_, from, pinned) => {
  show(from, pinned)
  passMidnight()
  expect(screen.getByText('Since 2026-08-22')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

it('begins another page with the day it is', () => {
  show(rolling)
  passMidnight()
  fireEvent.click(screen.getByRole('link', { name: 'Another page' }))
  expect(screen.getByText('Since 2026-08-23')).toBeTruthy()
  expect(screen.queryByText(/counted from/)).toBeNull()
})
