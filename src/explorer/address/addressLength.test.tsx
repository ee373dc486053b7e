/** Addresses that are long or too long, and the link that is copied: made of what the page understands, and of no key. */
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import { useOpenForm } from '../../test/filterForm.ts'

useServer()
useOpenForm()

const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input, textarea' })
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const { origin } = window.location
/** An address of so many characters, by one name that is not understood. */
const ofLength = (length: number): string => {
  const start = '/splits?tickers=HALO&foo='
  return start + 'x'.repeat(length - origin.length - start.length)
}

describe('U91: the whole address', () => {
  it('of 2,000 characters is nothing to speak of, and of 2,001 is asked with a warning', async () => {
    const { router, requests } = renderPage(ofLength(2000))
    await screen.findByText('2 rows')
    expect(screen.queryByText(/^This address is/)).toBeNull()
    await router.navigate(ofLength(2001))
    expect((await screen.findByText(/^This address is/)).textContent).toBe(
      'This address is 2,001 characters long. Programs that pass links on may cut those above 2,000 characters.',
    )
    expect(requests).toHaveLength(1)
  })

  it.each([6001, 20_000, 100_000])('of %i characters is kept and not asked, and says so', async (length) => {
    const { address, requests } = renderPage(ofLength(length))
    expect((await screen.findByRole('alert')).textContent).toBe(
      `This address is ${length.toLocaleString('en-US')} characters long. Nothing was requested: at most 6,000 are taken. Take filters away. Save it as a file`,
    )
    expect([address(), requests]).toEqual([ofLength(length), []])
  })

  it('is asked again once what made it long is removed', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage(ofLength(20_000))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByText('2 rows')
    expect([address(), requests.length]).toEqual(['/splits?tickers=HALO', 1])
  })

  it('is not written when it would be too long: the filters stay as they are, and the reader is told', async () => {
    const user = userEvent.setup()
    const { address, requests } = renderPage('/news?tickers=HALO')
    await screen.findByText(/^\d+ rows?$/)
    for (const name of ['Topics', 'Channels', 'Authors', 'Content types']) {
      await user.click(field(name))
      await user.paste('ab'.repeat(999))
    }
    await user.click(button('Apply'))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^That would make the address 8,\d{3} characters long\. Nothing was changed: at most 6,000 are taken\. Save it as a file$/,
    )
    expect([address(), requests.length]).toEqual(['/news?tickers=HALO', 1])
    await user.clear(field('Topics'))
    await user.clear(field('Channels'))
    await user.click(button('Apply'))
    await waitFor(() => expect(address()).toContain('content_types='))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('K10: the link that is copied', () => {
  it('leads to the same view, without what the page does not understand', async () => {
    const user = userEvent.setup()
    renderPage('/splits?base=https://evil.test&v.sort=ratio:asc&next=//evil.test&tickers=HALO&X-Amz-Signature=abc&v.open=7')
    await screen.findByText('2 rows')
    await user.click(button('Copy link'))
    // Not the button's word: whatever takes the focus, the record that opens late too, takes that back.
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${origin}/splits?tickers=HALO&v.sort=ratio:asc&v.open=7`),
    )
  })

  it('is not there where it would be too long', async () => {
    const names = ['topics', 'channels', 'authors', 'content_types']
    renderPage(`/news?${names.map((name) => `${name}=${'ab'.repeat(999)}`).join('&')}`)
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(screen.getByText('Too long for a link')).toBeTruthy()
  })
})
