/** The address bar and the user's warning when a key stood in the address. */
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { KeyWarning } from './KeyWarning.tsx'
import { removeKeyFromAddress } from '../../lib/keyInAddress.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

it('K2: takes the key out of this entry of the history, keeps the entry’s state, and says to have the key changed', async () => {
  window.history.replaceState({ idx: 3 }, '', '/splits?tickers=HALO&api_key=CANARY#key=CANARY')
  const entries = window.history.length
  render(<KeyWarning wasRemoved={removeKeyFromAddress()} />)
  expect(window.location.href).toBe(`${window.location.origin}/splits?tickers=HALO`)
  expect([window.history.length, window.history.state as unknown]).toEqual([entries, { idx: 3 }])
  expect((await screen.findByRole('alert')).textContent).toContain('have the key changed')
  expect(document.documentElement.outerHTML).not.toContain('CANARY')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('K2: sees a key that is typed behind an open page', async () => {
  render(<KeyWarning wasRemoved={removeKeyFromAddress()} />)
  expect(screen.queryByRole('alert')).toBeNull()
  window.location.hash = '#token=CANARY'
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
  expect(window.location.hash).toBe('')
})

it('K2: sees a key that came while the app was loading', async () => {
  const wasRemoved = removeKeyFromAddress()
  window.history.replaceState(null, '', '/about#token=CANARY')
  render(<KeyWarning wasRemoved={wasRemoved} />)
  expect((await screen.findByRole('alert')).textContent).toContain('There was a key in this address.')
  expect(window.location.hash).toBe('')
})

it('X13: never leaves the origin for a path of two slashes', () => {
  window.history.replaceState(null, '', `${window.location.origin}//evil.test/x?token=CANARY`)
  const { origin } = window.location
  expect(removeKeyFromAddress()).toBe(true)
  expect(window.location.href).toBe(`${origin}//evil.test/x`)
})
