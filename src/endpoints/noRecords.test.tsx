/** A list in which nothing is a record, of every operation: a failure, and the rows before it stay; single ones are counted. */
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { named } from '../test/faults/oddRecords.ts'
import { addressOf, everyValueOf, operations, testingOf } from '../test/operations.ts'
import { renderPage } from '../test/renderPage.tsx'

const NONE: readonly (readonly unknown[])[] = [[1, 2, 'x'], [null], [['a'], ['b']], [true, false]]

// Loaded lazily by the page: on a busy machine that takes longer than anything that is waited for here.
beforeAll(async () => {
  await import('../explorer/notices/FailureNotice.tsx')
})

describe.each(operations)('%s', (_, endpoint) => {
  const good = named(endpoint, {})
  const { answer } = testingOf(endpoint)
  const answered = (items: readonly unknown[]): string => JSON.stringify(answer(items))

  it.each(NONE.map((items) => [JSON.stringify(items), items] as const))(
    'tells of %s as an answer that could not be read, and keeps the last rows',
    async (_text, items) => {
      let body = answered([good])
      const { router } = renderPage(addressOf(endpoint), { fetch: () => Promise.resolve(new Response(body)) })
      expect(await screen.findByText('1 row')).toBeTruthy()
      body = answered(items)
      await router.navigate(`/${endpoint.id}?${everyValueOf(endpoint)}`)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain('The answer could not be read.')
      expect(screen.queryByRole('heading', { name: `No ${endpoint.noun} match` })).toBeNull()
      expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
    },
  )

  it('shows the good rows among unreadable ones, and counts those', async () => {
    const body = answered([good, 1, 'x'])
    renderPage(addressOf(endpoint), { fetch: () => Promise.resolve(new Response(body)) })
    expect(await screen.findByText('1 row')).toBeTruthy()
    expect(screen.getByText('2 unreadable and left out')).toBeTruthy()
    const paging = within(screen.getByRole('navigation', { name: 'Paging' })).getByRole('status')
    expect(paging.textContent).toContain('2 unreadable and left out')
  })
})
