/** The control of a filter that takes tickers. */
import type { ControlProps } from '../filters/FilterControls.tsx'
import { entriesOf, spelledBy } from './entries.ts'
import { TickerCombobox } from './TickerCombobox.tsx'
import { WatchlistNaming } from './WatchlistNaming.tsx'

export const TickerControl = ({ id, describedBy, param, text, fault, onEdit }: ControlProps) => (
  <>
    <TickerCombobox {...{ id, describedBy, param, text, onEdit }} isFault={fault !== undefined} isRequired={param.required} />
    {param.noun === 'tickers' && (
      <WatchlistNaming
        entries={entriesOf(text).map((entry) => spelledBy(param, entry))}
        onEntries={(entries) => onEdit(entries.join(', '))}
      />
    )}
  </>
)
