/** What is done to the saved views: loaded with the forms and lists that do it, since navigation only reads them. */
import { cleanName, keepViews, LONGEST_ADDRESS, MOST_VIEWS, pathOf, savedViews, type SavedView } from './savedViews.ts'
import { essenceOf, isViewAddress } from './viewAddress.ts'

const called = (name: string): string => cleanName(name).toLowerCase()

/** Why a view cannot be saved so, `undefined` where it can. `except` is the view that is given another name. */
export function faultOf({ name, address }: SavedView, except?: SavedView): string | undefined {
  const others = savedViews().filter((view) => view !== except)
  if (cleanName(name) === '') return 'Give it a name.'
  if (others.some((view) => called(view.name) === called(name))) return `Another view is called “${cleanName(name)}” already.`
  const twin = others.find((view) => essenceOf(view.address) === essenceOf(address))
  if (twin) return `This address is saved already, as “${twin.name}”.`
  if (!isViewAddress(address, LONGEST_ADDRESS)) return 'This address cannot be saved.'
  return others.length >= MOST_VIEWS ? `${MOST_VIEWS} views are saved; delete one first.` : undefined
}

/** All of these are to be called without a fault only. */
export const saveView = (view: SavedView): void => keepViews([...savedViews(), { ...view, name: cleanName(view.name) }])

export const renameView = (view: SavedView, name: string): void =>
  keepViews(savedViews().map((one) => (one === view ? { ...one, name: cleanName(name) } : one)))

export const deleteView = (view: SavedView): void => keepViews(savedViews().filter((one) => one !== view))

/** One view at most is the start of an operation. */
export function pinView(view: SavedView, isStart: boolean): void {
  const path = pathOf(view.address)
  keepViews(
    savedViews().map((one) => {
      const { name, address } = one
      if (one === view && isStart) return { name, address, isStart }
      return pathOf(address) === path ? { name, address } : one
    }),
  )
}
