/** Views saved under a name, in this browser: their addresses, columns and layout included as they are in them. */
import { createPersistedStore } from './persistedStore.ts'
import { isViewAddress } from './viewAddress.ts'

export interface SavedView {
  readonly name: string
  readonly address: string
  /** Where the navigation leads for its operation. */
  readonly isStart?: boolean
  /** A brief of which the rail says how much is new. */
  readonly isChecked?: boolean
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
  const { name, address, isStart, isChecked } = kept as Partial<Record<keyof SavedView, unknown>>
  if (typeof name !== 'string' || cleanName(name) === '' || !isViewAddress(address, LONGEST_ADDRESS)) return undefined
  return {
    name: cleanName(name),
    address,
    ...(isStart === true ? { isStart } : {}),
    ...(isChecked === true ? { isChecked } : {}),
  }
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

/** Whether the rail may say of a view how much is new in it: of a brief. */
export const canBeChecked = (address: string): boolean => pathOf(address) === '/brief'

export const CHECK_RULE =
  'The navigation says how much is new: one request for each dataset and 50 tickers, at most every 15 minutes while the app is in sight. Bull and bear cases, asked ticker by ticker, are not counted.'

/** The address that an operation begins with, where a view is pinned for it. */
export const startOf = (path: string): string | undefined =>
  savedViews().find(({ address, isStart }) => isStart && pathOf(address) === path)?.address
