/** The last thing that was taken away here, with the way back: until the next, or until it is dismissed. */
import { createSignal } from '../lib/signal.ts'

export interface Undo {
  /** What was done: `“Weekly splits” was deleted.` */
  readonly words: string
  readonly run: () => void
  /** What was pressed for it, to which the focus goes back where it is still there. */
  readonly pressed: Element | null
}

const offered = createSignal<Undo | undefined>(undefined)

export const undoOffered = offered.get
export const subscribeToUndo = offered.subscribe

export const offerUndo = (words: string, run: () => void): void => offered.set({ words, run, pressed: document.activeElement })
export const withdrawUndo = (): void => offered.set(undefined)
