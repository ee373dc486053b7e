/** What is done to the saved views: loaded with the forms and lists that do it, since navigation only reads them. */
import { freeName } from './freeName.ts'
import {
  cleanName,
  LONGEST_ADDRESS,
  LONGEST_NAME,
  MOST_VIEWS,
  pathOf,
  readViewsAgain,
  updateViews,
  type SavedView,
} from './savedViews.ts'
import { essenceOf, isViewAddress } from './viewAddress.ts'

const called = (name: string): string => cleanName(name).toLowerCase()

/** Not the same object: the list may have been read anew since the view was shown. */
const isSame = (one: SavedView, other: SavedView | undefined): boolean =>
  one.name === other?.name && one.address === other.address

/** Why a view cannot be saved so, `undefined` where it can. `except` is the view that is given another name. */
export function faultOf({ name, address }: SavedView, except?: SavedView): string | undefined {
  const others = readViewsAgain().filter((view) => !isSame(view, except))
  if (cleanName(name) === '') return 'Give it a name.'
  if (others.some((view) => called(view.name) === called(name))) return `Another view is called “${cleanName(name)}” already.`
  const twin = others.find((view) => essenceOf(view.address) === essenceOf(address))
  if (twin) return `This address is saved already, as “${twin.name}”.`
  if (!isViewAddress(address, LONGEST_ADDRESS)) return 'This address cannot be saved.'
  return others.length >= MOST_VIEWS ? `${MOST_VIEWS} views are saved; delete one first.` : undefined
}

/** All of these are to be called without a fault only. */
export const saveView = (view: SavedView): void => updateViews((views) => [...views, { ...view, name: cleanName(view.name) }])

export const renameView = (view: SavedView, name: string): void =>
  updateViews((views) => views.map((one) => (isSame(one, view) ? { ...one, name: cleanName(name) } : one)))

/** In its place again, under a name that is free, and as a start where no other view has become one. */
function restored(views: readonly SavedView[], place: number, { isStart: wasStart, ...view }: SavedView): readonly SavedView[] {
  if (views.some((one) => isSame(one, view))) return views
  const { address } = view
  const name = freeName(view.name, LONGEST_NAME, (free) => views.some((one) => called(one.name) === called(free)))
  const isStart = wasStart && !views.some((one) => one.isStart && pathOf(one.address) === pathOf(address))
  return views.toSpliced(place, 0, { ...view, name, ...(isStart ? { isStart } : {}) })
}

/** Gives the way back. */
export function deleteView(view: SavedView): () => void {
  const place = readViewsAgain().findIndex((one) => isSame(one, view))
  const found = readViewsAgain()[place]
  if (!found) return () => {}
  updateViews((views) => views.filter((one) => !isSame(one, found)))
  return () => updateViews((views) => restored(views, place, found))
}

/** One view at most is the start of an operation. */
export function pinView(view: SavedView, isStart: boolean): void {
  const path = pathOf(view.address)
  updateViews((views) =>
    views.map((one) => {
      if (pathOf(one.address) !== path) return one
      const { isStart: _, ...plain } = one
      return isSame(one, view) && isStart ? { ...plain, isStart } : plain
    }),
  )
}

/** Whether the rail says how much is new of a saved brief. */
export const checkView = (view: SavedView, isChecked: boolean): void =>
  updateViews((views) =>
    views.map((one) => {
      if (!isSame(one, view)) return one
      const { isChecked: _, ...plain } = one
      return isChecked ? { ...plain, isChecked } : plain
    }),
  )
