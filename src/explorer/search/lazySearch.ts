/** The search over the loaded rows as a part of its own: loaded as its button is reached, so that what is typed next goes into it. */
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

export const [SearchBar, fetchSearchBar] = lazyWithPreload(async () => (await import('./SearchBar.tsx')).SearchBar)
