/** Bad input in an address, row by row: what is flagged, in which words, and which legal text is offered instead. */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { badDays, badNumbers, badTickers, owners, type BadAddress } from '../../test/faults/badAddresses.ts'
import { badChoices, badIdentifiers, badTexts, badTogether } from '../../test/faults/badChoices.ts'
import { emptyLists } from '../../test/faults/badLists.ts'
import { readAddress } from './address.ts'

const read = (operation: string, query: string) =>
  readAddress(
    endpoints.find(({ id }) => id === operation)!,
    new URLSearchParams(query),
  )
const shortened = (query: string): string => (query.length > 50 ? `${query.slice(0, 50)}…` : query)

const rows: readonly BadAddress[] = [
  ...badNumbers,
  ...badDays,
  ...badTickers,
  ...badChoices,
  ...badIdentifiers,
  ...badTexts,
  ...badTogether,
  ...emptyLists,
]

describe('what breaks a rule is kept and flagged', () => {
  it.each(rows.map((row) => [row.row, shortened(row.query), row] as const))(
    '%s: %s',
    (_, __, { row: _row, on, query, key, ...said }) => {
      for (const operation of on) {
        const { faults, reading } = read(operation, query)
        expect(faults.map(({ others: _others, ...fault }) => fault)).toEqual([{ key, ...said }])
        expect(reading.texts[key]).toBe(new URLSearchParams(query).getAll(key).join(','))
      }
    },
  )

  it('a text that is offered instead is legal itself', () => {
    const wrong = rows.filter(
      ({ on, key, suggestion }) =>
        suggestion &&
        on.some((operation) => read(operation, String(new URLSearchParams({ [key]: suggestion }))).faults.length > 0),
    )
    expect(wrong).toEqual([])
  })

  it('looks for lists of nothing in every list of every operation', () => {
    expect(new Set(emptyLists.map(({ on, key }) => `${on.join()} ${key}`)).size).toBeGreaterThanOrEqual(24)
  })

  it('is looked for on every operation that owns the parameter', () => {
    for (const [rule, on] of Object.entries(owners)) expect(on.length, rule).toBeGreaterThan(1)
  })

  it('U36: a range that ends before it begins is flagged at both ends', () => {
    const message = '2024-05-02 is after 2024-05-01: the range ends before it begins.'
    expect(read('splits', 'from=2024-05-02&to=2024-05-01').faults).toEqual([
      { key: 'from', message, suggestion: '2024-05-01', suggestionLabel: 'Swap', others: { to: '2024-05-02' } },
      { key: 'to', message, others: { from: undefined } },
    ])
  })

  it('a selection names what may be selected', () => {
    const [fault] = read('analysts', 'fields=id,phone').faults
    expect(fault?.message).toBe(
      'phone: not a name here; wanted: id, name_full, name_first, name_last, firm_id, firm_name, ratings_accuracy, updated.',
    )
    expect(read('logos', 'search_keys=HALO&fields=id').faults).toHaveLength(1)
  })

  it('thirteen of the thirteen logo fields are one too many', () => {
    const all = endpoints.find(({ id }) => id === 'logos')!.params.fields.options as readonly string[]
    expect(all).toHaveLength(13)
    expect(read('logos', `search_keys=HALO&fields=${all.slice(0, 12).join(',')}`).faults).toEqual([])
    expect(read('logos', `search_keys=HALO&fields=${all.join(',')}`).faults).toMatchObject([
      { key: 'fields', message: '13 of 12 names; over: colors.' },
    ])
  })
})
