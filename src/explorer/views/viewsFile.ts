/** Saved views as a file: written to be read by people too, read as if anyone had written it. */
import { shortened } from '../../api/quoting.ts'
import { download } from '../export/writeFile.ts'
import { faultOf, readView, saveView, type SavedView } from './savedViews.ts'

const FORMAT = 'tearsheet-views'
const VERSION = 1
/** Larger than any file that this app writes. */
const LARGEST = 5_000_000

export const printViews = (views: readonly SavedView[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, views }, null, 2)}\n`

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
  const { format, version, views } = (typeof content === 'object' && content !== null ? content : {}) as Record<string, unknown>
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
  return { added, refused }
}
