/** Views saved under a name, in this browser: their addresses, columns and layout included as they are in them. */
import { createPersistedStore } from './persistedStore.ts'
import { isViewAddress } from './viewAddress.ts'

export interface SavedView {
  readonly name: string
  readonly address: string
  /** Where the navigation leads for its operation. */
  readonly isStart?: boolean
}

/** Longer than any link: a view that is too long for one can still be kept, and taken along as a file. */
export const LONGEST_ADDRESS = 100_000
export const LONGEST_NAME = 80
export const MOST_VIEWS = 500

/** In one line, without characters that are not seen. */
export const cleanName = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

/** `undefined` for what is no view. */
export function readView(kept: unknown): SavedView | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { name, address, isStart } = kept as Partial<Record<keyof SavedView, unknown>>
  if (typeof name !== 'string' || cleanName(name) === '' || !isViewAddress(address, LONGEST_ADDRESS)) return undefined
  return { name: cleanName(name), address, ...(isStart === true ? { isStart } : {}) }
}

const kept = createPersistedStore<readonly SavedView[]>('views', {
  title: 'Saved views',
  read: (given) => (Array.isArray(given) ? given.flatMap((one) => readView(one) ?? []).slice(0, MOST_VIEWS) : []),
  write: (views) => views,
})

export const savedViews = kept.value
export const subscribeToSavedViews = kept.subscribe
export const readViewsAgain = kept.readAgain
export const updateViews = kept.update
/** Whether a view lasts no longer than this page. */
export const areViewsUnsaved = kept.isUnsaved

export const pathOf = (address: string): string => address.split('?')[0]!

/** The address that an operation begins with, where a view is pinned for it. */
export const startOf = (path: string): string | undefined =>
  savedViews().find(({ address, isStart }) => isStart && pathOf(address) === path)?.address
