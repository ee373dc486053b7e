import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'

const answering = (headers: Readonly<Record<string, string>>) => ({
  fetch: async () => Response.json({ splits: [{ id: '1', ticker: 'HALO', date_ex: '2026-11-02' }] }, { headers }),
})
const bar = async () => within(await screen.findByRole('region', { name: 'Requests' }))

it('says in the bar what is left of the quota, and in the request what the service told of it', async () => {
  renderPage('/splits?v.view=table', answering({ 'RateLimit-Limit': '5000', 'RateLimit-Remaining': '4990' }))
  const requests = await bar()
  expect(await requests.findByText('4,990 requests left')).toBeTruthy()
  await userEvent.click(requests.getByRole('button', { name: '1 request' }))
  expect(await requests.findByText('ratelimit-limit: 5000, ratelimit-remaining: 4990')).toBeTruthy()
})

it('says nothing of a quota that no service told of', async () => {
  renderPage('/splits?v.view=table', answering({}))
  const requests = await bar()
  expect(await requests.findByText(/^\d+ ms$/)).toBeTruthy()
  expect(requests.queryByText(/left/)).toBeNull()
})
