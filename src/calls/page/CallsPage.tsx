/** The page of all calls: the library, the search over it, and what is found, all of it in the address. */
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AddressNotices } from '../../explorer/address/AddressNotices.tsx'
import { CopyLink } from '../../explorer/toolbar/CopyLink.tsx'
import { SaveView } from '../../explorer/views/SaveView.tsx'
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { Found } from '../library/callArchive.ts'
import styles from './Calls.module.css'
import { callsParams, changedCalls, readCallsAddress } from './callsAddress.ts'
import { CompanyList } from './CompanyList.tsx'
import { FoundCalls } from './FoundCalls.tsx'
import { LibraryBar } from './LibraryBar.tsx'
import { SearchFields } from './SearchFields.tsx'
import { useLibrary } from './useLibrary.ts'
import { useSearchedCalls } from './useSearchedCalls.ts'

/** Calls whose lines are shown at first, and lines of each. */
const CALLS = 10
const LINES = 5

function foundWords({ calls, hits, searched, faults }: Found): string {
  const faulty = faults.map((fault) => ` ${fault}.`).join('')
  if (calls.length === 0) return `Nothing found in ${counted(searched, 'call')}.${faulty}`
  return `${counted(hits, 'passage')} in ${figure(calls.length)} of ${counted(searched, 'call')}.${faulty}`
}

export function CallsPage() {
  const [library, state] = useLibrary()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [more, setMore] = useState({ of: '', calls: CALLS })
  const { q = '', tickers, speaker, part, quarter, faults, unknown } = readCallsAddress(search)
  const link = changedCalls(search, {})
  const shown = more.of === link ? more.calls : CALLS
  const asked = { text: q, tickers, speaker, part, quarter, most: { calls: shown, lines: LINES } }
  const answer = useSearchedCalls(library, asked, state.heads.length)
  const heads = useMemo(() => new Map(state.heads.map((head) => [head.id, head])), [state.heads])
  const go = (changes: Readonly<Record<string, string | undefined>>): void =>
    void navigate(changedCalls(search, changes), { replace: true })
  return (
    <main id="main" className={styles.page}>
      <title>{`${q === '' ? 'All calls' : `${q}, all calls`} · Tearsheet`}</title>
      <div className={styles.contents}>
        <AddressNotices
          endpoint={{ params: callsParams }}
          faults={faults}
          unknown={unknown}
          normalised={[]}
          onRemove={(names) => go(Object.fromEntries(names.map((name) => [name, undefined])))}
        />
        <header className={styles.head}>
          <h1>All calls</h1>
          {q !== '' && (
            <p className={styles.acts} data-print="hide">
              <CopyLink query={link.slice('/calls'.length)} />
              <SaveView address={link} sentence={`Calls: ${q}`} />
            </p>
          )}
        </header>
        <LibraryBar library={library} state={state} />
        <SearchFields search={search} onChange={go} />
        <p className={styles.note}>
          All words in one passage; “a phrase”; margin NEAR/5 price for at most five words between; pric* for a beginning.
        </p>
        {answer && (
          <p role="status" aria-busy={!answer.isCurrent}>
            {answer.found ? foundWords(answer.found) : 'The search stopped. Reload the page to search again.'}
          </p>
        )}
        {answer?.found ? (
          <FoundCalls
            found={answer.found}
            heads={heads}
            newer={state.progress.newer}
            shown={shown}
            onMore={() => setMore({ of: link, calls: shown + CALLS })}
          />
        ) : (
          <CompanyList heads={state.heads} />
        )}
      </div>
    </main>
  )
}
