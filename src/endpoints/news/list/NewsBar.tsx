/** The bar above the news: how it is shown, in which format it is asked for, what is folded, what was read. */
import { useSyncExternalStore, type ReactNode } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import { news, type NewsItem } from '../endpoint.ts'
import results from '../../../ui/Results.module.css'
import styles from './NewsResults.module.css'
import { setPreferences } from '../../../settings/preferences.ts'
import { forgetReadMarks, readMarks, subscribeToReadMarks } from '../../../settings/readMarks.ts'
import { offerUndo } from '../../../ui/undo.ts'
import { usePreferences } from '../../../settings/usePreferences.ts'
import type { Story } from '../story/versions.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

export const VIEWS = [
  { value: 'headlines', words: 'Headlines' },
  { value: 'table', words: 'Table' },
  { value: 'received', words: 'As received' },
] as const

export type NewsView = (typeof VIEWS)[number]['value']

const FORMATS = [
  { value: 'application/json', words: 'JSON' },
  { value: 'application/xml', words: 'XML' },
] as const

interface Props {
  readonly address: PageAddress<typeof news>
  readonly acts: PageActs<typeof news>
  readonly records: readonly NewsItem[]
  /** Of the rows shown. */
  readonly order: Uint32Array
  readonly stories: readonly Story[]
  readonly view: NewsView
  readonly areApart: boolean
}

const Switch = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
)

export function NewsBar({ address, acts, records, order, stories, view, areApart }: Props) {
  const areKeysOn = usePreferences().singleKeys === 'on'
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const read = order.reduce((count, place) => count + (marks.has(news.identify(records[place]!)) ? 1 : 0), 0)
  const folded = order.length - stories.length
  return (
    <div className={results.bar}>
      <Choice
        label="Shown as"
        options={VIEWS}
        chosen={view}
        onChoose={(value) => acts.setOwnView({ 'v.view': value === 'headlines' ? undefined : value })}
      />
      <Choice
        label="Asked for as"
        options={FORMATS}
        chosen={address.values.accept ?? 'application/json'}
        // The same items in another format: the page and the open story stay.
        onChoose={(value) =>
          acts.change({
            accept: value === 'application/json' ? undefined : value,
            page: address.search.get('page') ?? undefined,
            'v.open': address.view.open,
          })
        }
      />
      {view === 'headlines' && order.length > 0 && (
        <p className={styles.notes}>
          {folded > 0 && (
            <span>
              {areApart
                ? `${folded} ${folded === 1 ? 'row is an earlier version' : 'rows are earlier versions'}. `
                : `${folded} earlier ${folded === 1 ? 'version' : 'versions'} folded. `}
              <Switch onClick={() => acts.setOwnView({ 'v.versions': areApart ? undefined : 'apart', 'v.unfold': undefined })}>
                {areApart ? 'Fold versions' : 'Ungroup versions'}
              </Switch>
            </span>
          )}
          {marks.size > 0 && (
            <span>
              {`${read} of ${order.length} read here. `}
              <Switch onClick={() => offerUndo('The read marks were forgotten.', forgetReadMarks())}>Clear read marks</Switch>
            </span>
          )}
          <span className={styles.keys} data-print="hide">
            {areKeysOn ? (
              <>
                <kbd>j</kbd> <kbd>k</kbd> step.{' '}
              </>
            ) : (
              'j and k are off. '
            )}
            <Switch onClick={() => setPreferences({ singleKeys: areKeysOn ? 'off' : 'on' })}>
              {areKeysOn ? 'Keys off' : 'Keys on'}
            </Switch>
          </span>
        </p>
      )}
    </div>
  )
}
