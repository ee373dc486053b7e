/** The seven things that this browser keeps, as one tab has them: each with changes that have nothing to do with each other. */
import { vi } from 'vitest'
import type { Finding } from '../api/findings/finding.ts'
import type { KeptFinding } from './keptFindings.ts'

export const NAMES = ['views', 'watchlists', 'news.read', 'recent', 'brief.seen', 'findings', 'preferences'] as const
export type Name = (typeof NAMES)[number]
type Number = 1 | 2 | 3 | 4

/** A finding about a field that no description has. */
export const UNKNOWN: Finding = {
  kind: 'unknown-field',
  subject: 'mood',
  severity: 'note',
  asked: '',
  examples: ['text', 'calm'],
  values: 1,
  rows: 1,
  of: 1,
}

/** The same as it is kept. */
export const OLD_FINDING: KeptFinding = {
  endpoint: 'splits',
  kind: 'unknown-field',
  subject: 'old',
  asked: '',
  examples: [],
  answers: 1,
  first: 1,
  last: 2,
}

interface KeptThing {
  /** What the page calls it. */
  readonly title: string
  readonly change: (number: Number) => void
  /** What that change leaves. */
  readonly leaves: (number: Number) => string
  readonly there: () => readonly string[]
  /** Takes everything away, and gives the way back; preferences have no such act. */
  readonly empty?: () => () => void
}

/** Begins as a page does: nothing in memory, only what is in storage. */
export async function openTab() {
  vi.resetModules()
  const [
    { savedViews },
    { saveView },
    { watchlists, keepWatchlist },
    reading,
    recent,
    briefs,
    findings,
    { DEFAULTS, setPreferences, preferences },
  ] = await Promise.all([
    import('./savedViews.ts'),
    import('./changeViews.ts'),
    import('./watchlists.ts'),
    import('./readMarks.ts'),
    import('./recentViews.ts'),
    import('./briefMarks.ts'),
    import('./keptFindings.ts'),
    import('./preferences.ts'),
  ])
  const { isStorageUnable } = await import('./storedText.ts')
  const { notUnderstood } = await import('./unreadableData.ts')
  const preferred = { 1: { theme: 'dark' }, 2: { zone: 'UTC' }, 3: { density: 'compact' }, 4: { singleKeys: 'off' } } as const
  const things: Readonly<Record<Name, KeptThing>> = {
    views: {
      title: 'Saved views',
      change: (number) => saveView({ name: `View ${number}`, address: `/splits?limit=${number}` }),
      leaves: (number) => `View ${number}`,
      there: () => savedViews().map(({ name }) => name),
    },
    watchlists: {
      title: 'Watchlists',
      change: (number) => void keepWatchlist({ name: `list${number}`, tickers: ['HALO'] }),
      leaves: (number) => `list${number}`,
      there: () => watchlists().map(({ name }) => name),
    },
    'news.read': {
      title: 'Read marks',
      change: (number) => reading.markRead(`4100${number}`),
      leaves: (number) => `4100${number}`,
      there: () => [...reading.readMarks()],
      empty: reading.forgetReadMarks,
    },
    recent: {
      title: 'Recent views',
      change: (number) => recent.rememberView([], `/company/T${number}`),
      leaves: (number) => `/company/T${number}`,
      there: recent.recentViews,
      empty: recent.forgetRecentViews,
    },
    'brief.seen': {
      title: 'Briefs seen',
      change: (number) => briefs.markBrief(`demo @list${number}`, 1_795_000_000 + number),
      leaves: (number) => `demo @list${number}`,
      there: () => Object.keys(briefs.briefMarks()),
      empty: briefs.forgetBriefMarks,
    },
    findings: {
      title: 'Findings about services',
      change: (number) => findings.noteFindings('demo', 'splits', [{ ...UNKNOWN, subject: `field${number}` }], 1_795_000_000),
      leaves: (number) => `demo field${number}`,
      there: () =>
        Object.entries(findings.keptFindings()).flatMap(([service, all]) => all.map(({ subject }) => `${service} ${subject}`)),
      empty: findings.forgetFindings,
    },
    preferences: {
      title: 'Preferences',
      change: (number) => setPreferences(preferred[number]),
      leaves: (number) => Object.entries(preferred[number]).join(),
      there: () =>
        Object.entries(preferences())
          .filter(([name, value]) => value !== Object.entries(DEFAULTS).find(([other]) => other === name)?.[1])
          .map(String),
    },
  }
  return { things, isStorageUnable, notUnderstood }
}

export const textOf = (name: string): string | null => localStorage.getItem(`tearsheet.${name}`)
export const putText = (name: string, text: string): void => localStorage.setItem(`tearsheet.${name}`, text)
