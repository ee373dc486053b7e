/** The last thing that was taken away here, with the way back: until the next, or until it is dismissed. */

export interface Undo {
  /** What was done: `“Weekly splits” was deleted.` */
  readonly words: string
  readonly run: () => void
  /** What was pressed for it, to which the focus goes back where it is still there. */
  readonly pressed: Element | null
}

let offered: Undo | undefined
const listeners = new Set<() => void>()

function offer(next: Undo | undefined): void {
  offered = next
  for (const listener of listeners) listener()
}

export const undoOffered = (): Undo | undefined => offered

export function subscribeToUndo(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const offerUndo = (words: string, run: () => void): void => offer({ words, run, pressed: document.activeElement })
export const withdrawUndo = (): void => offer(undefined)
