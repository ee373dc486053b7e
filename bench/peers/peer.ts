/** Opens the peer that the query names, in a place as large as the app's own table. */
import type { Peer } from '../contestant.ts'
import { TABLE } from '../tableShape.ts'
import { lastId } from './rows.ts'

const open: Readonly<Record<string, () => Promise<{ openPeer: (root: HTMLElement) => Peer | Promise<Peer> }>>> = {
  floor: () => import('./floor.ts'),
  bare: () => import('./bare.ts'),
  'ag-grid': () => import('./ag-grid.ts'),
  tanstack: () => import('./tanstack.tsx'),
}
const root = document.getElementById('root')!
root.style.width = `${TABLE.width}px`
root.style.height = `${TABLE.height}px`
const { openPeer } = await open[location.search.slice(1).split('&')[0]!]!()
Object.assign(window, { peer: { ...(await openPeer(root)), lastId } })
