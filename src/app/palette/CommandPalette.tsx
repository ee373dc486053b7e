/** One field for everything: pages, companies, views and commands, each with the address it leads to before it is taken. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { savedViews } from '../../settings/savedViews.ts'
import { recentViews } from '../../settings/recentViews.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { rowsInSql } from '../../explorer/address/worksheetLink.ts'
import { viewWords } from '../pages/views/viewWords.ts'
import styles from './CommandPalette.module.css'
import { demoCompanies, seenCompanies } from './knownCompanies.ts'
import { OptionList } from './OptionList.tsx'
import type { KnownCompany } from '../../explorer/tickers/companies.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestionsFor } from './suggestions.ts'

interface Props {
  /** Where the navigation leads for an operation. */
  readonly addressOf: (endpoint: AnyEndpoint) => string
  /** Typed while this was on its way. */
  readonly typed: string
  readonly onKeyList: () => void
  readonly onClose: () => void
}

const OTHER_PAGES: readonly Suggestion[] = [
  { words: 'Start', to: '/' },
  { words: 'Brief', to: '/brief' },
  { words: 'All calls', to: '/calls' },
  { words: 'SQL', to: '/sql' },
  { words: 'Tour', to: '/tour' },
  { words: 'Connection', to: '/connection' },
  { words: 'Preferences', to: '/preferences' },
  { words: 'Reference', to: '/reference' },
  { words: 'Method', to: '/method' },
  { words: 'About', to: '/about' },
]

const EXAMPLES = [
  'insider ACME 90d',
  'splits ACME',
  'news ACME merger',
  'price ACME 1y',
  'calls 7d',
  'watchlist semis ACME',
] as const

/** What is known when the palette opens: nothing of it changes while one types. */
function useKnown(addressOf: Props['addressOf']) {
  const connection = useConnection()
  const client = useQueryClient()
  const isDemo = connection.mode === 'demo'
  const { pathname, search } = useLocation()
  const [companies, setCompanies] = useState<readonly KnownCompany[]>(() =>
    isDemo ? [] : seenCompanies(client, endpoints, recentViews()),
  )
  useEffect(() => {
    if (isDemo) void demoCompanies().then(setCompanies)
  }, [isDemo])
  const [views] = useState(() => ({
    pages: [
      ...endpoints.map((endpoint) => ({ words: endpoint.title, to: addressOf(endpoint) })),
      ...OTHER_PAGES,
      ...endpoints
        .filter(({ id }) => pathname === `/${id}`)
        .map((endpoint) => ({ words: 'Open in SQL', to: rowsInSql(endpoint, search, connection.scenario) })),
    ],
    recent: recentViews().map((address) => ({ words: viewWords(endpoints, address), to: address })),
    saved: savedViews().map(({ name, address }) => ({ words: name, to: address })),
  }))
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  return { endpoints, connection, companies, lists, ...views }
}

export function CommandPalette({ addressOf, typed, onKeyList, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const id = useId()
  const known = useKnown(addressOf)
  const [text, setText] = useState(typed)
  const [place, setPlace] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // Writing goes on behind what is there.
    field.current?.setSelectionRange(typed.length, typed.length)
    // oxlint-disable-next-line exhaustive-deps -- typed before this was here, and not since
  }, [])

  const groups = suggestionsFor(text, known)
  const all = groups.flatMap(({ suggestions }) => suggestions)
  const active = Math.min(place, all.length - 1)
  const close = (): void => dialog.current?.close()
  const take = ({ to, act }: Suggestion): void => {
    close()
    act?.()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 }
    const step = steps[event.key]
    if (step !== undefined) setPlace((step + all.length) % Math.max(1, all.length))
    else if (event.key === 'Enter' && all[active] && !(event.target instanceof HTMLButtonElement)) take(all[active])
    // A search field would only be emptied by Escape.
    else if (event.key === 'Escape' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))) close()
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label="Commands" onClose={onClose} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="search"
        aria-label="Command"
        placeholder="A page, a ticker, a company, or a command"
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setPlace(0)
        }}
      />
      <OptionList id={id} groups={groups} active={active} onTake={take} />
      <p role="status" className="visually-hidden">
        {all.length === 1 ? '1 suggestion' : `${all.length} suggestions`}
      </p>
      <div className={styles.foot}>
        <span>
          {all.length === 0 ? 'No match. Commands: ' : 'Commands: '}
          {EXAMPLES.map((example) => (
            <code key={example}>{example}</code>
          ))}
        </span>
        <button
          type="button"
          className="link"
          onClick={() => {
            close()
            onKeyList()
          }}
        >
          All keys
        </button>
      </div>
    </dialog>
  )
}
