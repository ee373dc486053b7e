/** The bar above the news: what is shown and muted, what is folded, what was read, and behind "More" what is rarely changed. */
import { useSyncExternalStore, type ReactNode } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import { news, type NewsItem } from '../endpoint.ts'
import results from '../../../ui/Results.module.css'
import styles from './NewsResults.module.css'
import { counted } from '../../../lib/numbers/counts.ts'
import { setPreferences } from '../../../settings/preferences.ts'
import { forgetReadMarks, readMarks, subscribeToReadMarks } from '../../../settings/readMarks.ts'
import { offerUndo } from '../../../ui/undo.ts'
import { usePreferences } from '../../../settings/usePreferences.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'
import { MutePanel } from './MutePanel.tsx'
import { printMutes, type Mute } from './muting.ts'

export const VIEWS = [
  { value: 'headlines', words: 'Headlines' },
  { value: 'table', words: 'Table' },
  { value: 'received', words: 'Raw response' },
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
  /** Earlier versions among them. */
  readonly folded: number
  readonly view: NewsView
  readonly areApart: boolean
  readonly mutes: readonly Mute[]
  /** Stories that are muted, shown or not. */
  readonly muted: number
}

const Switch = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
)

/** Stories that only mention the company are left out by the service itself: its answer does not say which they are. */
function MainCompany({ address, acts }: Pick<Props, 'address' | 'acts'>) {
  const { tickers, primaryTickers } = address.values
  if (primaryTickers !== undefined)
    return <Switch onClick={() => acts.change({ primaryTickers: undefined })}>Include stories that mention it</Switch>
  if (tickers === undefined) return null
  return (
    <Switch onClick={() => acts.change({ primaryTickers: tickers.join(',') })}>
      {tickers.length === 1 ? `Only stories mainly about ${tickers[0]}` : 'Only stories mainly about these tickers'}
    </Switch>
  )
}

function Notes({ acts, address, records, order, folded, areApart, muted }: Props) {
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const read = order.reduce((count, place) => count + (marks.has(news.identify(records[place]!)) ? 1 : 0), 0)
  const areMutedShown = address.ownView('v.muted') === 'show'
  return (
    <p className={styles.notes}>
      {muted > 0 && (
        <span>
          {muted} muted.{' '}
          <Switch onClick={() => acts.setOwnView({ 'v.muted': areMutedShown ? undefined : 'show' })}>
            {areMutedShown ? 'Hide muted' : 'Show muted'}
          </Switch>
        </span>
      )}
      {folded > 0 && (
        <span>
          {counted(folded, 'earlier version')}
          {areApart ? ' listed. ' : ' folded. '}
          <Switch onClick={() => acts.setOwnView({ 'v.versions': areApart ? undefined : 'apart', 'v.unfold': undefined })}>
            {areApart ? 'Group versions' : 'Ungroup versions'}
          </Switch>
        </span>
      )}
      {marks.size > 0 && (
        <span>
          {`${read} of ${order.length} read. `}
          <Switch onClick={() => offerUndo('The read marks were cleared.', forgetReadMarks())}>Clear read marks</Switch>
        </span>
      )}
      <MainCompany {...{ address, acts }} />
    </p>
  )
}

export function NewsBar(props: Props) {
  const { address, acts, records, view, mutes } = props
  const areKeysOn = usePreferences().singleKeys === 'on'
  return (
    <div className={results.bar}>
      <Choice
        label="Shown as"
        options={VIEWS.filter(({ value }) => value !== 'received' || view === value)}
        chosen={view}
        onChoose={(value) => acts.setOwnView({ 'v.view': value === 'headlines' ? undefined : value })}
      />
      {view !== 'received' && records.length > 0 && (
        <MutePanel {...{ records, mutes }} onChange={(next) => acts.setOwnView({ 'v.mute': printMutes(next) })} />
      )}
      <details className={styles.panel} data-print="hide">
        <summary>More</summary>
        <div>
          <Choice
            label="Format"
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
          {view !== 'received' && <Switch onClick={() => acts.setOwnView({ 'v.view': 'received' })}>Raw response</Switch>}
          <span className={styles.keys}>
            <kbd>j</kbd> <kbd>k</kbd> next and previous story{areKeysOn ? '. ' : ': off. '}
            <Switch onClick={() => setPreferences({ singleKeys: areKeysOn ? 'off' : 'on' })}>
              {areKeysOn ? 'Keys off' : 'Keys on'}
            </Switch>
          </span>
        </div>
      </details>
      {view !== 'received' && <Notes {...props} />}
    </div>
  )
}
