/** What the user prefers, kept in this browser: theme, colours, density, keys, the zone of times. None of it is in an address. */
import { createPersistedStore } from './persistedStore.ts'

/** The choices of each preference, the default first. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  upDown: ['green-red', 'blue-orange'],
  density: ['standard', 'comfortable', 'compact'],
  singleKeys: ['on', 'off'],
  rail: ['wide', 'icons'],
  /** What each column holds, in the head of a table. */
  headStrips: ['on', 'off'],
  /** All filters under the bar of an explorer page. */
  filterForm: ['hidden', 'shown'],
  /** Lines on query, time and source at the start of CSV files. */
  csvComments: ['off', 'on'],
  /** Megabytes of records that were seen and are kept, to tell what changed since. */
  seenRecords: ['50', '10', '200', 'off'],
  /** Megabytes of calls that are kept, to search them all. */
  keptCalls: ['200', '50', '500', 'off'],
} as const

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] }

export interface Preferences extends Choices {
  /** `stated`: each instant in the zone its source states. `local`: this device's. Otherwise an IANA name, `UTC` among them. */
  readonly zone: string
  /** An IANA name: the zone in which times of calls are read, since no source states it. */
  readonly callZone: string
}

export const DEFAULTS: Preferences = {
  theme: 'system',
  upDown: 'green-red',
  density: 'standard',
  singleKeys: 'on',
  rail: 'wide',
  headStrips: 'on',
  filterForm: 'hidden',
  csvComments: 'off',
  seenRecords: '50',
  keptCalls: '200',
  zone: 'stated',
  callZone: 'America/New_York',
}

/** Whether the browser knows the zone: `Europe/Berlin`, `UTC`. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function read(kept: unknown): Preferences {
  const given: Readonly<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const chosen = Object.entries(CHOICES).map(([name, [first, ...others]]) => [
    name,
    others.find((choice) => choice === given[name]) ?? first,
  ])
  const { zone, callZone } = given
  const isKnown = typeof zone === 'string' && (zone === 'local' || isZone(zone))
  return {
    ...(Object.fromEntries(chosen) as Choices),
    zone: isKnown ? zone : DEFAULTS.zone,
    callZone: typeof callZone === 'string' && isZone(callZone) ? callZone : DEFAULTS.callZone,
  }
}

/** Only what differs from the defaults is written, so that nothing is left in the storage of who prefers nothing. */
const write = (preferences: Preferences): object =>
  Object.fromEntries(Object.entries(preferences).filter(([name, value]) => value !== DEFAULTS[name as keyof Preferences]))

const kept = createPersistedStore<Preferences>('preferences', { title: 'Preferences', read, write })

export const preferences = kept.value
export const subscribeToPreferences = kept.subscribe
export const setPreferences = (changes: Partial<Preferences>): void => kept.update((current) => ({ ...current, ...changes }))

/** The choices that style sheets know, as attributes of the root element; `public/appearance.js` sets them before the app is there. */
function dress(): void {
  for (const name of ['theme', 'upDown'] as const) {
    if (preferences()[name] === DEFAULTS[name]) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = preferences()[name]
  }
}

/** From now on the page looks as is preferred, also when another tab changes it. */
export function applyPreferences(): () => void {
  dress()
  return subscribeToPreferences(dress)
}
