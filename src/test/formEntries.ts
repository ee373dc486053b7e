/** What a test puts into a filter form, and the entries that many operations share. */

/** Typed into a field, chosen from a list, or ticked among boxes. */
export type Entry =
  | { readonly label: string; readonly type: string; /** Where the address spells it otherwise. */ readonly inAddress?: string }
  | { readonly label: string; readonly choose: string }
  | { readonly label: string; readonly tick: readonly string[] }

export const updated = { label: 'Updated since', type: '2026-03-01 00:00', inAddress: '1772323200' }
export const range = [
  { label: 'From', type: '2026-03-01' },
  { label: 'To', type: '2026-11-30' },
]
export const paging = (page: string, rows: string) => [
  { label: 'Page', type: page },
  { label: 'Rows per page', type: rows },
]
