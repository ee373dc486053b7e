/** Opens and closes the search over the loaded rows, which loads as soon as the button is reached. */
import { fetchSearchBar } from './lazySearch.ts'

interface Props {
  readonly isSearching: boolean
  readonly onToggle: () => void
}

export const SearchButton = ({ isSearching, onToggle }: Props) => (
  <button
    type="button"
    className="link"
    aria-expanded={isSearching}
    onFocus={fetchSearchBar}
    onPointerEnter={fetchSearchBar}
    onClick={onToggle}
  >
    Search
  </button>
)
