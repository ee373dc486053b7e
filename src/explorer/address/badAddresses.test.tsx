/** Every bad address as a user meets it: kept, shown raw in its field with the rule beside it, and nothing asked. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Param } from '../../api/endpoint/params.ts'
import { endpoints } from '../../endpoints/index.ts'
import { badDays, badNumbers, badTickers, type BadAddress } from '../../test/faults/badAddresses.ts'
import { badChoices, badIdentifiers, badTexts, badTogether } from '../../test/faults/badChoices.ts'
import { emptyLists } from '../../test/faults/badLists.ts'
import { chipsOf, useOpenForm } from '../../test/filterForm.ts'
import { renderPage } from '../../test/renderPage.tsx'

useOpenForm()

/** What a field shows of a text: the very long is shortened, and a single line has no breaks. Of a list of tickers the chips. */
function shownOf(param: Param, text: string): string {
  if (param.control === 'choice' || param.control === 'flag') return text
  if (text.length > 1000) return `${text.slice(0, 200)}…`
  if (param.takesWatchlists) {
    const shortEntry = (entry: string): string => (entry.length > 40 ? `${entry.slice(0, 40)}…` : entry)
    return text
      .replaceAll(/[\r\n]/g, ' ')
      .split(',')
      .map(shortEntry)
      .join(',')
  }
  return param.control === 'tokens' ? text.replaceAll('\r\n', '\n') : text.replaceAll(/[\r\n]/g, '')
}

async function meets(operation: string, { query, key, message, suggestion, suggestionLabel }: BadAddress): Promise<void> {
  const param: Param = endpoints.find(({ id }) => id === operation)!.params[key]
  // As the address bar would hold it.
  const search = `?${query.replaceAll(' ', '%20')}`
  const { address, requests } = renderPage(`/${operation}${search}`)
  // The length of the whole address may be an alert of its own.
  const summary = await screen.findByText('1 filter needs attention; nothing was requested.')
  const alert = summary.closest('[role="alert"]')!
  expect(alert.textContent).toContain(param.label)
  const [invalid, ...more] = document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')
  expect([
    invalid?.closest<HTMLElement>('[data-field]')?.dataset['field'],
    param.control === 'choices' ? 0 : more.length,
  ]).toEqual([key, 0])
  const text = new URLSearchParams(query).getAll(key).join(',')
  if (param.control !== 'choices') {
    expect(invalid!.labels![0]!.textContent).toBe(param.label)
    expect([...chipsOf(invalid!), invalid!.value].filter(Boolean).join(',')).toBe(shownOf(param, text))
  }
  const said = document.getElementById(invalid!.getAttribute('aria-describedby')!)!
  const offer = suggestion === undefined ? undefined : (suggestionLabel ?? `Use ${suggestion}`)
  expect(said.firstChild!.textContent).toBe(`${message} ${offer ?? ''}`)
  expect([...said.querySelectorAll('button')].map((button) => button.textContent)).toEqual(offer ? [offer] : [])
  expect(invalid!.closest('details:not([open])')).toBeNull()
  expect([address(), requests]).toEqual([`/${operation}${search}`, []])
}

const shortened = (query: string): string => (query.length > 50 ? `${query.slice(0, 50)}…` : query)

describe.each([
  ['numbers', badNumbers],
  ['days and moments', badDays],
  ['tickers', badTickers],
  ['choices', badChoices],
  ['identifiers', badIdentifiers],
  ['texts', badTexts],
  ['lists', emptyLists],
] as const)('bad %s are kept, flagged in their field, and not asked', (_, rows) => {
  // Every row is read on every operation that owns the parameter without a page (invalidAddresses.test.ts); here each has its turn on one.
  it.each(rows.map((row, place) => [row.row, row.on[place % row.on.length]!, shortened(row.query), row] as const))(
    '%s: %s %s',
    async (_row, operation, _query, row) => meets(operation, row),
  )
})

describe('values that do not go together are kept, flagged and not asked', () => {
  it.each(badTogether.map((row) => [row.row, row.on[0]!, row.query, row] as const))(
    '%s: %s %s',
    async (_row, operation, _query, row) => meets(operation, row),
  )
})
