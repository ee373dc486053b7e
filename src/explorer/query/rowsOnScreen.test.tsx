/** Which rows are on screen while answers are on their way, out of order, failed or empty. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { holdAnswers } from '../../test/heldAnswers.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

const server = useServer()

const rowTexts = (): readonly string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

const shows = (name: string): Promise<void> => waitFor(() => expect(rowTexts().join()).toContain(name))

describe('answers out of order', () => {
  it('F85 never paint: the question that was left is taken back, and its late answer changes nothing', async () => {
    const held = holdAnswers()
    const { router } = renderPage('/splits?tickers=A', { fetch: held.fetch })
    await waitFor(() => expect(held.isAsked('A')).toBe(true))
    await router.navigate('/splits?tickers=B')
    await waitFor(() => expect(held.isAsked('B')).toBe(true))
    expect(held.aborted).toEqual(['A'])
    held.answer('B', ['Second'])
    await shows('Second')
    held.answer('A', ['First'])
    await screen.findByText('1 row')
    expect(rowTexts().join()).not.toContain('First')
  })
})

describe('the last rows that arrived', () => {
  it('stay, labelled as what they are, while the next answer is on its way', async () => {
    const held = holdAnswers()
    const { router } = renderPage('/splits?tickers=A', { fetch: held.fetch })
    await waitFor(() => expect(held.isAsked('A')).toBe(true))
    held.answer('A', ['First'])
    await shows('First')
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false')
    await router.navigate('/splits?tickers=B')
    expect((await screen.findByText(/^Loading\. Still on screen: 1 row loaded at/)).textContent).toContain('for “Splits for A”.')
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
    expect(rowTexts().join()).toContain('First')
    await waitFor(() => expect(held.isAsked('B')).toBe(true))
    held.answer('B', ['Second'])
    await shows('Second')
    expect(screen.queryByText(/Still on screen/)).toBeNull()
  })

  it('stay when the next request fails, and the failure says what, why and what is on screen', async () => {
    const user = userEvent.setup()
    const held = holdAnswers()
    const { router } = renderPage('/splits?tickers=A', { fetch: held.fetch })
    await waitFor(() => expect(held.isAsked('A')).toBe(true))
    held.answer('A', ['First'])
    await shows('First')
    await router.navigate('/splits?tickers=B')
    await waitFor(() => expect(held.isAsked('B')).toBe(true))
    held.fail('B', 500)
    // Asked once more by itself, and no oftener (F24).
    await waitFor(() => expect(held.asked).toEqual(['A', 'B', 'B']))
    held.fail('B', 500)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Service error.')
    expect(alert.textContent).toContain('It says: “Try later”')
    expect(alert.textContent).toContain('for “Splits for A”.')
    expect(rowTexts().join()).toContain('First')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(held.asked).toHaveLength(4))
    held.answer('B', ['Second'])
    await shows('Second')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stay when the address becomes one that cannot be asked', async () => {
    const { router, requests } = renderPage('/splits?tickers=HALO')
    await screen.findByRole('grid')
    const before = rowTexts()
    await router.navigate('/splits?tickers=HALO&importance=9')
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was requested')
    expect(screen.getByText(/^Still on screen: .* for “Splits for HALO”\.$/)).toBeTruthy()
    expect(rowTexts()).toEqual(before)
    expect(requests).toHaveLength(1)
  })

  it('of one operation are never shown by another', async () => {
    const held = holdAnswers()
    const { router } = renderPage('/splits?tickers=A', { fetch: held.fetch })
    await waitFor(() => expect(held.isAsked('A')).toBe(true))
    held.answer('A', ['First'])
    await shows('First')
    await router.navigate('/conference-calls?tickers=B')
    await screen.findByRole('heading', { name: 'Conference calls', level: 1 })
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.queryByText(/Still on screen/)).toBeNull()
  })
})

describe('a failure without rows', () => {
  it.each([
    [401, 'API key rejected.', 'Check connection'],
    [403, 'Your plan does not include Splits.', 'Check connection'],
  ])('%i says what it is and leads to the connection', async (status, words, link) => {
    server.use(http.get('*/api/v2.1/calendar/splits', () => new HttpResponse(null, { status })))
    renderPage('/splits')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words)
    expect(within(alert).getByRole('link', { name: link }).getAttribute('href')).toBe('/connection')
    expect(screen.queryByRole('grid')).toBeNull()
  })
})

describe('no rows', () => {
  it('F69 is an answer that names the narrowest filter and drops it on request', async () => {
    const user = userEvent.setup()
    const { address } = renderPage('/splits?tickers=HALO&from=2030-01-01&importance=2')
    expect(await screen.findByRole('heading', { name: 'No splits match' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove “Importance, at least 2”' }))
    await waitFor(() => expect(address()).toBe('/splits?tickers=HALO&from=2030-01-01'))
    await user.click(await screen.findByRole('button', { name: 'Remove “Date since 1 Jan 2030”' }))
    await waitFor(() => expect(address()).toBe('/splits?tickers=HALO'))
    expect(await screen.findByRole('grid')).toBeTruthy()
  })

  it('F101 behind the last page says so and offers the way back', async () => {
    const user = userEvent.setup()
    const { address } = renderPage('/splits?page=90')
    expect(await screen.findByRole('heading', { name: 'No more rows' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go to the first page' }))
    await waitFor(() => expect(address()).toBe('/splits'))
    expect(await screen.findByRole('grid')).toBeTruthy()
  })
})
