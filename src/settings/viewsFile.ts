/** Saved views as a file: written to be read by people too, read as if anyone had written it. */
import { tickersOf } from '../api/endpoint/watchlistEntries.ts'
import { deleteWatchlist, keepWatchlist, readWatchlist, watchlists, type Watchlist } from './watchlists.ts'
import { shortened } from '../api/endpoint/quoting.ts'
import { download } from '../lib/download.ts'
import { deleteView, faultOf, saveView } from './changeViews.ts'
import { readView, type SavedView } from './savedViews.ts'

const FORMAT = 'tearsheet-views'
const VERSION = 1
/** Larger than any file that this app writes. */
const LARGEST = 5_000_000

/** The watchlists that the views name: without them their addresses would mean nothing elsewhere. */
function listsIn(views: readonly SavedView[]): readonly Watchlist[] {
  const entries = views.flatMap(({ address }) => [...new URLSearchParams(address.split('?')[1]).values()].join().split(','))
  return watchlists().filter(({ name }) => entries.includes(`@${name}`))
}

export const printViews = (views: readonly SavedView[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, views, watchlists: listsIn(views) }, null, 2)}\n`

const isHere = ({ name, tickers }: Watchlist): boolean => tickersOf(`@${name}`)?.join() === tickers.join()

/** Takes up a list that is new here; why it does not, otherwise. */
function importList(given: unknown): Watchlist | string | undefined {
  const list = readWatchlist(given)
  if (!list) return 'A watchlist in the file is none.'
  if (isHere(list)) return undefined
  if (tickersOf(`@${list.name}`)) return `@${list.name}: a watchlist of this name exists and was kept.`
  keepWatchlist(list)
  return list
}

/** Hands the views to the user as a file. */
export const downloadViews = (views: readonly SavedView[]): void =>
  download(new Blob([printViews(views)], { type: 'application/json' }), 'tearsheet views.json')

export interface Imported {
  readonly added: readonly SavedView[]
  /** What was not taken, and why. */
  readonly refused: readonly string[]
  /** Takes out again what was added. */
  readonly undo: () => void
}

/** Takes up what is legal and new; throws, in words for the user, where the file is none of ours. */
export function importViews(text: string): Imported {
  if (text.length > LARGEST) throw new Error('The file is too large to be one of saved views.')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new Error('The file is not JSON.')
  }
  const {
    format,
    version,
    views,
    watchlists: lists,
  } = (typeof content === 'object' && content !== null ? content : {}) as Record<string, unknown>
  if (format !== FORMAT || !Array.isArray(views)) throw new Error('The file is not one of saved views.')
  if (version !== VERSION)
    throw new Error(
      `The file is of another version (${shortened(JSON.stringify(version) ?? 'none')}) than this app reads (${VERSION}).`,
    )
  const added: SavedView[] = []
  const refused: string[] = []
  for (const [index, given] of views.entries()) {
    const view = readView(given)
    const fault = view ? faultOf(view) : 'it is no view with a name and an address of this app.'
    if (!view || fault) {
      refused.push(`${view ? `“${view.name}”` : `Number ${index + 1}`}: ${fault}`)
      continue
    }
    // What is the start here stays so: another's choice is taken for a view, not for a preference.
    const { name, address } = view
    saveView({ name, address })
    added.push({ name, address })
  }
  const imported = Array.isArray(lists) ? lists.map(importList) : []
  refused.push(...imported.filter((one) => typeof one === 'string'))
  const newLists = imported.filter((one) => typeof one === 'object')
  const undo = (): void => {
    for (const view of added) deleteView(view)
    // A list that was changed since is someone's own by now.
    for (const list of newLists) if (isHere(list)) deleteWatchlist(list.name)
  }
  return { added, refused, undo }
}
