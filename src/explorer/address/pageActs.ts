/** What the user can change on an explorer page; every change is another address. */
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { localFilterName } from '../rows/selectRows.ts'
import { changedQuery, filterTexts, viewTexts, type View } from './address.ts'
import { printLoadRange, type LoadRange } from './loadRange.ts'
import type { GoTo, OwnName, PageAddress } from './usePageAddress.ts'

type Texts = Readonly<Record<string, string | undefined>>

export type PageActs<E extends AnyEndpoint> = ReturnType<typeof pageActs<E>>

export function pageActs<E extends AnyEndpoint>(endpoint: E, { search, view, values }: PageAddress<E>, goTo: GoTo) {
  const go = (changes: Texts, replace?: boolean, hash?: string): void =>
    goTo(changedQuery(endpoint, search, changes), replace, hash)
  // What a fingerprint is of is another query's then.
  const change = (changes: Texts): void =>
    go({ page: undefined, 'v.open': undefined, 'v.load': undefined, ...changes }, false, '')
  return {
    /** A new query: back to the first page, nothing open, the layout kept. */
    apply: (next: ValuesOf<E>) => change({ ...filterTexts(endpoint, next), 'v.tab': undefined }),
    /** Parts of the query changed and the rest kept as written; this too leads back to the first page. */
    change,
    /** Narrows the loaded rows by columns, or by `undefined` no longer; what is loaded stays. */
    setLocalFilters: (texts: Texts) =>
      go(Object.fromEntries(Object.entries(texts).map(([path, text]) => [localFilterName(path), text])), false, ''),
    goToPage: (to: number) => go({ page: filterTexts(endpoint, { ...values, page: to }).page, 'v.load': undefined }, false, ''),
    /** Loads these pages as one body of rows; `undefined` goes back to a single page. */
    loadPages: (range: LoadRange | undefined) => go({ page: undefined, 'v.load': range && printLoadRange(range) }, false, ''),
    /** Changes how the answer is shown; `replace` where a step back would be no step to the user. */
    setView: (changes: Partial<View>, { replace = false } = {}) => go(viewTexts({ ...view, ...changes }), replace),
    /** Changes names that the page of this operation adds. */
    setOwnView: (
      changes: Readonly<Partial<Record<OwnName, string | undefined>>>,
      { replace = false, hash }: { readonly replace?: boolean; readonly hash?: string } = {},
    ) => go(changes, replace, hash),
  }
}
