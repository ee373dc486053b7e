import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Connection } from '../../api/client/connection.ts'
import { connectionTo } from '../../test/connection.ts'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { RecordImage } from './RecordImage.tsx'

const ADDRESS = 'https://files.test/logo.svg?signature=abc'

function show(connection: Connection, src = ADDRESS, onFail?: () => void) {
  const state = { connection, isDirectAllowed: false, useKey: () => {} }
  const page = (current: string) => (
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={state}>
        <RecordImage src={current} alt="Halcyon" fallback={<i>HO</i>} {...(onFail ? { onFail } : {})} />
      </ConnectionContext>
    </QueryClientProvider>
  )
  const view = render(page(src))
  return (next: string) => view.rerender(page(next))
}

describe('an image of a record', () => {
  it('is loaded from its own address on the live service, without a referrer', () => {
    show(connectionTo())
    const image = screen.getByRole('img', { name: 'Halcyon' })
    expect(image.getAttribute('src')).toBe(ADDRESS)
    expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('is asked of the mock service in the demo, and never of its address', async () => {
    const fetch = vi.fn(async (_request: Request) => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
    show(connectionTo({ mode: 'demo', fetch }))
    const image = await screen.findByRole('img', { name: 'Halcyon' })
    expect(image.getAttribute('src')).toBe(`data:image/svg+xml;base64,${btoa('<svg/>')}`)
    expect(fetch.mock.calls.map(([request]) => request.url)).toEqual([ADDRESS])
  })

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://files.test/logo.png', '//files.test/logo.png', ''])(
    'is not loaded from %j',
    (src) => {
      show(connectionTo(), src)
      expect(screen.queryByRole('img')).toBeNull()
      expect(screen.getByText('HO')).toBeTruthy()
    },
  )

  it('F104 gives way to its replacement when the answer is no image', async () => {
    const fetch = async () => Response.json({ status: 403 }, { status: 403 })
    show(connectionTo({ mode: 'demo', fetch }))
    expect(await screen.findByText('HO')).toBeTruthy()
  })

  it('F104 tells of a failure once, and tries again only with another address', () => {
    const onFail = vi.fn<() => void>()
    const showNext = show(connectionTo(), ADDRESS, onFail)
    fireEvent.error(screen.getByRole('img'))
    showNext(ADDRESS)
    expect(screen.queryByRole('img')).toBeNull()
    expect(onFail).toHaveBeenCalledTimes(1)
    showNext('https://files.test/logo.svg?signature=def')
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://files.test/logo.svg?signature=def')
  })

  it('F104 gives way to its replacement when it has no size, in its file or on the page', () => {
    const onFail = vi.fn<() => void>()
    show(connectionTo(), ADDRESS, onFail)
    fireEvent.load(screen.getByRole('img'))
    expect(screen.getByText('HO')).toBeTruthy()
    expect(onFail).toHaveBeenCalledTimes(1)
  })

  it('F104 is stood for by its replacement while it is long in coming, and shown when it comes', () => {
    vi.useFakeTimers()
    const onFail = vi.fn<() => void>()
    show(connectionTo(), ADDRESS, onFail)
    expect(screen.queryByText('HO')).toBeNull()
    act(() => vi.advanceTimersByTime(4000))
    expect(screen.getByText('HO')).toBeTruthy()
    const image = screen.getByRole('img')
    vi.spyOn(image as HTMLImageElement, 'naturalWidth', 'get').mockReturnValue(90)
    vi.spyOn(image as HTMLImageElement, 'naturalHeight', 'get').mockReturnValue(30)
    fireEvent.load(image)
    expect(screen.queryByText('HO')).toBeNull()
    expect(screen.getByRole('img').className).toBe('')
    expect(onFail).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
