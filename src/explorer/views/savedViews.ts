/** Views saved under a name, in this browser: their addresses, columns and layout included as they are in them. */
import { createKept } from '../../lib/kept.ts'
import { essenceOf, isViewAddress } from './viewAddress.ts'

export interface SavedView {
  readonly name: string
  readonly address: string
  /** Where the navigation leads for its operation. */
  readonly isStart?: boolean
}

/** Longer than any link: a view that is too long for one can still be kept, and taken along as a file. */
const LONGEST_ADDRESS = 100_000
export const LONGEST_NAME = 80
const MOST = 500

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

const kept = createKept<readonly SavedView[]>('views', {
  read: (given) => (Array.isArray(given) ? given.flatMap((one) => readView(one) ?? []).slice(0, MOST) : []),
  write: (views) => (views.length > 0 ? views : undefined),
})

export const savedViews = kept.value
export const subscribeToSavedViews = kept.subscribe

const called = (name: string): string => cleanName(name).toLowerCase()
const pathOf = (address: string): string => address.split('?')[0]!

/** Why a view cannot be saved so, `undefined` where it can. `except` is the view that is given another name. */
export function faultOf({ name, address }: SavedView, except?: SavedView): string | undefined {
  const others = savedViews().filter((view) => view !== except)
  if (cleanName(name) === '') return 'Give it a name.'
  if (others.some((view) => called(view.name) === called(name))) return `Another view is called “${cleanName(name)}” already.`
  const twin = others.find((view) => essenceOf(view.address) === essenceOf(address))
  if (twin) return `This address is saved already, as “${twin.name}”.`
  if (!isViewAddress(address, LONGEST_ADDRESS)) return 'This address cannot be saved.'
  return others.length >= MOST ? `${MOST} views are saved; delete one first.` : undefined
}

/** All of these are to be called without a fault only. */
export const saveView = (view: SavedView): void => kept.keep([...savedViews(), { ...view, name: cleanName(view.name) }])

export const renameView = (view: SavedView, name: string): void =>
  kept.keep(savedViews().map((one) => (one === view ? { ...one, name: cleanName(name) } : one)))

export const deleteView = (view: SavedView): void => kept.keep(savedViews().filter((one) => one !== view))

/** One view at most is the start of an operation. */
export function pinView(view: SavedView, isStart: boolean): void {
  const path = pathOf(view.address)
  kept.keep(
    savedViews().map((one) => {
      const { name, address } = one
      if (one === view && isStart) return { name, address, isStart }
      return pathOf(address) === path ? { name, address } : one
    }),
  )
}

/** The address that an operation begins with, where a view is pinned for it. */
export const startOf = (path: string): string | undefined =>
  savedViews().find(({ address, isStart }) => isStart && pathOf(address) === path)?.address
