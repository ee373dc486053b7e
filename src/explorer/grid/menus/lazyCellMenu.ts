/** The menu of a cell as a part of its own: loaded once the keyboard or a click is among the rows, so that it opens at once. */
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx'

export const [CellMenu, fetchCellMenu] = lazyWithPreload(async () => (await import('./CellMenu.tsx')).CellMenu)
