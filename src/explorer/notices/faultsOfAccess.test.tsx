/** Faults of the key, the plan and the sign-in, each by the number of its row. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { broken, direct, redirected, status } from '../../test/faults/brokenAnswers.ts'
import { askB, rowsOf } from '../../test/faults/brokenService.tsx'
import { renderPage } from '../../test/renderPage.tsx'

const alertText = async (): Promise<string> => (await screen.findByRole('alert')).textContent

describe('a key', () => {
  it('F3 a missing key, without a request', async () => {
    const { requests } = renderPage('/splits?tickers=B', { keyTravels: 'header', key: '' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('No API key yet.')
    expect(within(alert).getByRole('link', { name: 'Check connection' })).toBeTruthy()
    expect(requests).toEqual([])
  })

  it('F4 that is refused is asked with once, and told by its last four characters', async () => {
    const { asked } = await askB([status(401)], { ...direct, key: 'demo-full-access' })
    const text = await alertText()
    expect(text).toContain('API key rejected.It is wrong, has been regenerated, or was copied with extra characters.')
    expect(text).toContain('The key ended in cess.')
    expect(text).toContain('Still on screen: 1 row loaded at')
    expect(screen.getByText('First')).toBeTruthy()
    expect(asked()).toBe(1)
    expect(document.body.innerHTML).not.toContain('demo-full-access')
  })

  it('F5 of the gateway has no end to show, and no place here to enter another', async () => {
    await askB([status(502, { 'x-upstream-status': '401' })])
    const text = await alertText()
    expect(text).toContain('The server’s key was refused.')
    expect(text).not.toContain('ended in')
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull()
  })
})

describe('a sign-in in front of this site', () => {
  it.each([
    ['F6 401', status(401)],
    ['F7 a redirect', redirected],
  ])('%s leads back to the same address, and is never a matter of the network or of JSON', async (_, answer) => {
    const { asked } = await askB([answer])
    const link = await screen.findByRole('link', { name: 'Load the page again to sign in' })
    expect(link.getAttribute('href')).toBe('/splits?tickers=B')
    expect(screen.getByRole('alert').textContent).not.toMatch(/JSON|reach|network|key/i)
    expect(screen.getByText('First')).toBeTruthy()
    expect(asked()).toBe(1)
  })
})

const plan = status(403, { 'x-upstream-status': '403' })

describe('F8 an operation that the plan does not include', () => {
  it('is named, has no rows, and leaves the others and the key as they are', async () => {
    const { asked, connection, router } = await askB([plan])
    expect(await alertText()).toContain('Your plan does not include Splits.')
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Check connection' })).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.queryByText(/Still on screen/)).toBeNull()
    expect(asked()).toBe(1)
    expect([...connection.entitlements.denied()]).toEqual(['splits'])
    expect(connection.key).toBe('demo-full-access')
    await act(() => router.navigate('/splits?tickers=A'))
    expect(await screen.findByText('First')).toBeTruthy()
  })

  it('is another operation’s no matter, and forgotten once it answers', async () => {
    let isLacking = true
    const fetch = (request: Request): Promise<Response> =>
      Promise.resolve(request.url.includes('bulls_bears_say') && isLacking ? plan() : rowsOf('First'))
    const { connection, router } = renderPage('/bulls-bears?tickers=A', { fetch, ...direct })
    expect(await alertText()).toContain('Your plan does not include Bull / bear case.')
    await act(() => router.navigate('/splits'))
    await screen.findByText('First')
    expect([...connection.entitlements.denied()]).toEqual(['bulls-bears'])
    isLacking = false
    await act(() => router.navigate('/bulls-bears?tickers=B'))
    await waitFor(() => expect([...connection.entitlements.denied()]).toEqual([]))
  })
})

it('F72 no connection says nothing of certificates unless the gateway does', async () => {
  const { asked } = await askB([broken])
  await waitFor(() => expect(asked()).toBe(3))
  expect(await alertText()).not.toContain('certificate')
})

it.each([
  [
    'a firewall behind the gateway',
    () => new Response('<h1>Blocked</h1>', { status: 403, headers: { 'x-upstream-status': '403' } }),
  ],
  ['a proxy in front of it', status(403)],
])('a 403 of %s is no word on the plan: the rows stay, and nothing is marked', async (_, answer) => {
  const { connection } = await askB([answer])
  expect(await alertText()).toContain('Something between you and the service refused this.')
  expect(screen.getByText('First')).toBeTruthy()
  expect([...connection.entitlements.denied()]).toEqual([])
})
