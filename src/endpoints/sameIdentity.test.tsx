/** Rows of one identity, of every operation: what differs stays, told apart and marked; exact repeats are counted. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { createRowStore } from '../explorer/rows/rowStore.ts'
import { emptyRowStore } from '../explorer/rows/spreadRows.ts'
import { answering, replyOf } from '../test/answers.ts'
import { named } from '../test/faults/oddRecords.ts'
import { addressOf, bodyOf, operations, testingOf } from '../test/operations.ts'
import { renderPage } from '../test/renderPage.tsx'

/** A record of one identity with words of its own, in a field that no operation declares. */
const saying = (endpoint: AnyEndpoint, words: string): Record<string, unknown> => named(endpoint, { remark: words })

/** A record whose name the service counts with. */
const numbered = (endpoint: AnyEndpoint, digits: string): string => {
  const { identity, rowNeeds } = testingOf(endpoint)
  return JSON.stringify({ ...rowNeeds, [identity[0]!]: 'DIGITS' }).replace('"DIGITS"', digits)
}

const show = (endpoint: AnyEndpoint, words: readonly string[], open?: string) => {
  const body = bodyOf(
    endpoint,
    words.map((each) => saying(endpoint, each)),
  )
  return renderPage(addressOf(endpoint, open === undefined ? {} : { 'v.open': open }), {
    fetch: () => Promise.resolve(new Response(body)),
  })
}

const MARK = 'Another row has the same ID and says something else'

// Loaded lazily by the page: on a busy machine that takes longer than anything that is waited for here.
beforeAll(async () => {
  await import('../explorer/record/RecordPanel.tsx')
})

describe.each(operations)('%s', (_, endpoint) => {
  it('keeps what differs, leaves an exact repeat out, and counts it wherever rows are counted', async () => {
    show(endpoint, ['first', 'second', 'first', 'third'])
    expect(await screen.findByText('3 rows')).toBeTruthy()
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4')
    expect(screen.getByText('1 seen twice and left out')).toBeTruthy()
    const paging = within(screen.getByRole('navigation', { name: 'Paging' })).getByRole('status')
    expect(paging.textContent).toContain('1 seen twice and left out')
    const rows = within(screen.getByRole('grid')).getAllByRole('row').slice(1)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(within(row).getByText(`${MARK}:`)).toBeTruthy()
  })

  it('opens each by an address of its own, which leads to the same record in another order', async () => {
    const store = emptyRowStore(endpoint)
    store.append(['first', 'second', 'third'].map((words) => saying(endpoint, words)))
    const ids = [0, 1, 2].map(store.idOf)
    expect(new Set(ids).size).toBe(3)
    expect(ids.map(store.rowOf)).toEqual([0, 1, 2])
    show(endpoint, ['third', 'second'], ids[2])
    const shown = () => screen.getByText('remark', { selector: 'dt code' }).closest('div')!.textContent
    await waitFor(() => expect(shown()).toBe('remarkthird'))
    expect(screen.getByText(`${MARK}.`)).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next record' }))
    await waitFor(() => expect(shown()).toBe('remarksecond'))
  })

  it('tells integers beyond 2^53 apart, by all their digits', async () => {
    const digits = ['9007199254740992', '9007199254740993', '9007199254740994']
    const marked = bodyOf(endpoint, ['a', 'b', 'c'])
    const body = ['"a"', '"b"', '"c"'].reduce((text, place, row) => text.replace(place, numbered(endpoint, digits[row]!)), marked)
    const { records } = await replyOf(endpoint, answering(body))
    const store = createRowStore(endpoint, records as never)
    expect(store.size).toBe(3)
    expect([0, 1, 2].map((row) => store.sharesId(row))).toEqual([false, false, false])
    for (const [row, each] of digits.entries()) expect(store.idOf(row)).toContain(each)
  })
})
