/** The menu of a cell as a part of its own: loaded once the keyboard or a click is among the rows, so that it opens at once. */
import { part } from '../../ui/part.tsx'

export const [CellMenu, fetchCellMenu] = part(async () => (await import('./CellMenu.tsx')).CellMenu)
