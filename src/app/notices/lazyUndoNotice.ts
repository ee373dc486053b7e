/** The notice with the way back, as a part of its own: at hand once the first page stands, for nobody takes anything away before. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

export const [UndoNotice, fetchUndoNotice] = lazyWithPreload(async () => (await import('./UndoNotice.tsx')).UndoNotice)
