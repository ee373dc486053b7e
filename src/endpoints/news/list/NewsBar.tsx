/** The bar above the news: what is shown, muted and folded, what comes first, what was read. */
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import { news, type NewsItem } from '../endpoint.ts'
import results from '../../../ui/Results.module.css'
import styles from './NewsResults.module.css'
import { counted } from '../../../lib/numbers/counts.ts'
import { forgetReadMarks, readMarks, subscribeToReadMarks } from '../../../settings/readMarks.ts'
import { offerUndo } from '../../../ui/undo.ts'
import { NARROW, useMedia } from '../../../ui/screen/useMedia.ts'
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
  /** Whether stories of one company or two come first, or would without an order of the user's; `undefined` where that makes no difference. */
  readonly areFewFirst: boolean | undefined
  /** Stories that are muted, shown or not. */
  readonly muted: number
}

const BY_TIME = { column: 'created', isDescending: true }

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

/** Those that have something to say. */
function useNotes({ acts, address, records, order, folded, areApart, muted, areFewFirst }: Props): readonly ReactElement[] {
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const read = order.reduce((count, place) => count + (marks.has(news.identify(records[place]!)) ? 1 : 0), 0)
  const areMutedShown = address.ownView('v.muted') === 'show'
  const { tickers, primaryTickers } = address.values
  return [
    muted > 0 && (
      <span key="muted">
        {muted} muted.{' '}
        <Switch onClick={() => acts.setOwnView({ 'v.muted': areMutedShown ? undefined : 'show' })}>
          {areMutedShown ? 'Hide muted' : 'Show muted'}
        </Switch>
      </span>
    ),
    folded > 0 && (
      <span key="versions">
        {counted(folded, 'earlier version')}
        {areApart ? ' listed. ' : ' folded. '}
        <Switch onClick={() => acts.setOwnView({ 'v.versions': areApart ? undefined : 'apart', 'v.unfold': undefined })}>
          {areApart ? 'Group versions' : 'Ungroup versions'}
        </Switch>
      </span>
    ),
    marks.size > 0 && (
      <span key="read">
        {`${read} of ${order.length} read. `}
        <Switch onClick={() => offerUndo('The read marks were cleared.', forgetReadMarks())}>Clear read marks</Switch>
      </span>
    ),
    areFewFirst !== undefined && (
      <Switch key="order" onClick={() => acts.setView({ sort: areFewFirst ? BY_TIME : undefined })}>
        {areFewFirst ? 'Order by time alone' : 'Market-wide stories last'}
      </Switch>
    ),
    (tickers ?? primaryTickers) !== undefined && <MainCompany key="main" {...{ address, acts }} />,
  ].filter((note) => note !== false)
}

export function NewsBar(props: Props) {
  const { acts, records, view, mutes } = props
  const isNarrow = useMedia(NARROW)
  const own = useNotes(props)
  const notes = <div className={styles.notes}>{own}</div>
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
      {view !== 'received' &&
        own.length > 0 &&
        (isNarrow ? (
          <details className={styles.panel} data-print="hide">
            <summary>More</summary>
            {notes}
          </details>
        ) : (
          notes
        ))}
    </div>
  )
}
