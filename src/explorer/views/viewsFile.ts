/** Saved views as a file: written to be read by people too, read as if anyone had written it. */
import { keepWatchlist, readWatchlist, tickersOf, watchlists, type Watchlist } from '../../api/watchlists.ts'
import { shortened } from '../../api/quoting.ts'
import { download } from '../export/writeFile.ts'
import { faultOf, saveView } from './changeViews.ts'
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

/** Takes up a list that is new here; why it does not, otherwise. */
function importList(given: unknown): string | undefined {
  const list = readWatchlist(given)
  if (!list) return 'A watchlist in the file is none.'
  const own = tickersOf(`@${list.name}`)
  if (own && own.join() !== list.tickers.join()) return `@${list.name}: another watchlist is called so here, and stays.`
  if (!own) keepWatchlist(list)
  return undefined
}

/** Hands the views to the reader as a file. */
export const downloadViews = (views: readonly SavedView[]): void =>
  download(new Blob([printViews(views)], { type: 'application/json' }), 'tearsheet views.json')

export interface Imported {
  readonly added: readonly SavedView[]
  /** What was not taken, and why. */
  readonly refused: readonly string[]
}

/** Takes up what is legal and new; throws, in words for the reader, where the file is none of ours. */
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
    saveView({ name: view.name, address: view.address })
    added.push(view)
  }
  if (Array.isArray(lists)) refused.push(...lists.flatMap((given) => importList(given) ?? []))
  return { added, refused }
}
