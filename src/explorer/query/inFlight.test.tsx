/** What a user does while an answer is on its way: it is asked for once, and what he leaves is left. */
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { holdAnswers } from '../../test/heldAnswers.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { fill, textOf, useOpenForm } from '../../test/filterForm.ts'

useOpenForm()

async function showA() {
  const held = holdAnswers()
  const page = renderPage('/splits?tickers=A', { fetch: held.fetch })
  await waitFor(() => expect(held.isAsked('A')).toBe(true))
  await act(async () => held.answer('A', ['First']))
  await screen.findByText('First')
  return { ...page, held }
}

it('F86 applies a filter once when its button is clicked twice', async () => {
  const { held, router } = await showA()
  const user = userEvent.setup()
  await fill(user, 'Tickers', 'B')
  await user.dblClick(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(held.isAsked('B')).toBe(true))
  expect(held.asked).toEqual(['A', 'B'])
  await router.navigate(-1)
  expect(router.state.location.search).toBe('?tickers=A')
})

it('F86 turns one page when Next is clicked twice', async () => {
  const splits = Array.from({ length: 10 }, (_, row) => ({ id: String(row), name: `Row ${row}` }))
  const { requests, address } = renderPage('/splits?limit=10', { fetch: () => Promise.resolve(Response.json({ splits })) })
  const user = userEvent.setup()
  await user.dblClick(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(requests.length).toBeGreaterThan(1))
  expect(address()).toBe('/splits?page=1&limit=10')
  expect(requests).toHaveLength(2)
})

it('F87 agrees with the address again on Back, and takes the request under way back', async () => {
  const { held, router } = await showA()
  await act(() => router.navigate('/splits?tickers=B'))
  await waitFor(() => expect(held.isAsked('B')).toBe(true))
  await act(() => router.navigate(-1))
  expect(held.aborted).toEqual(['B'])
  expect(textOf('Tickers')).toBe('A')
  expect(screen.getByText('First')).toBeTruthy()
  expect(screen.queryByText(/Still on screen/)).toBeNull()
})

it('F88 hears no more of a page that was left', async () => {
  const { held, router } = await showA()
  await act(() => router.navigate('/splits?tickers=B'))
  await waitFor(() => expect(held.isAsked('B')).toBe(true))
  await act(() => router.navigate('/conference-calls?tickers=C'))
  await waitFor(() => expect(held.aborted).toEqual(['B']))
  await act(async () => held.fail('B', 500))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Conference calls')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(held.asked).toEqual(['A', 'B', 'C'])
})
