/** What compares rows with those seen, as a part of its own: there once the first page stands, or where the address asks what changed. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

const [Line, fetch, useIsThere] = lazyWithPreload(async () => (await import('./SinceLine.tsx')).SinceLine)

export { Line as SinceLine, fetch as fetchSinceLine }

/** Whether it is to be drawn: nobody waits for it who did not ask. */
export const useSincePart = (isAsked: boolean): boolean => useIsThere() || isAsked
