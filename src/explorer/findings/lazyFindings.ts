/** What holds answers against what was asked, as a part of its own: there once the first page stands, so that nobody waits for it. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

export const [FindingsLine, fetchFindingsLine, useFindingsPart] = lazyWithPreload(
  async () => (await import('./FindingsLine.tsx')).FindingsLine,
)
