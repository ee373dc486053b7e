/** The keys that do something now: one list of live bindings, which one listener obeys and `?` shows. */
import { preferences } from '../../settings/preferences.ts'

/** A part (a user, a list of its own) goes before the page, and the page before what is the same everywhere. */
const SCOPES = ['part', 'page', 'everywhere'] as const
export type Scope = (typeof SCOPES)[number]

export interface Binding {
  /** As events name it: `j`, `?`, `Escape`; `g s` for one after the other; `Ctrl+k` for Control, or Command, with it. */
  readonly keys: string
  /** What it does, as the list says it. */
  readonly words: string
  /** Absent where the element that has the focus does it by itself: such keys are listed only. */
  readonly run?: () => void
}

export interface LiveBinding extends Binding {
  readonly scope: Scope
}

/** The key that commands are made with, as it is called on the keyboard at hand. */
export const CONTROL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

interface Source {
  readonly scope: Scope
  readonly read: () => readonly Binding[]
}

const sources = new Set<Source>()
/** The first key of two, and when it was pressed. */
let begun: { readonly key: string; readonly at: number } | undefined
/** Milliseconds in which the second key of two must follow. */
const PATIENCE = 1500

const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Letters and marks, which people who dictate must be able to switch off (WCAG 2.1.4); Escape and Ctrl+K are none. */
const isSingle = (keys: string): boolean => keys.split(' ').some((key) => key.length === 1)

/** Each key once, as the innermost scope and there the latest comer has it. */
export function liveBindings(): readonly LiveBinding[] {
  const found = new Map<string, LiveBinding>()
  const latest = [...sources].reverse()
  for (const scope of SCOPES) {
    for (const source of latest.filter((candidate) => candidate.scope === scope)) {
      for (const binding of source.read()) if (!found.has(binding.keys)) found.set(binding.keys, { ...binding, scope })
    }
  }
  const isOn = preferences().singleKeys === 'on'
  return [...found.values()].filter(({ keys, run }) => isOn || !run || !isSingle(keys))
}

const isPopoverOpen = (): boolean =>
  [...document.querySelectorAll('[popover]')].some((element) => element.matches(':popover-open'))

/** Whether the key belongs to something else: text that is written, a dialog, a popover that Escape closes. */
function isTaken(event: KeyboardEvent, isCommand: boolean): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (event.key === 'Escape' && isPopoverOpen()) return true
  // Of an editor in a shadow root, what is written in; the page is told of its host alone.
  const [target] = event.composedPath()
  if (isCommand || !(target instanceof Element) || !target.closest(WRITING)) return false
  // A field of a closed dialog or popover keeps the focus until the browser's next frame: nothing is written there any more.
  return getComputedStyle(target.closest('dialog, [popover]') ?? target).display !== 'none'
}

/** Held down to press another key with them: they say nothing by themselves. */
const HELD = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']

function onKeyDown(event: KeyboardEvent): void {
  if (HELD.includes(event.key)) return
  const first = begun && event.timeStamp - begun.at < PATIENCE ? begun.key : undefined
  // Whoever takes this key: the one before waits for no other.
  begun = undefined
  if (event.defaultPrevented || event.altKey || event.isComposing) return
  const isCommand = event.ctrlKey || event.metaKey
  const key = isCommand ? `Ctrl+${event.key.toLowerCase()}` : event.key
  if (isTaken(event, isCommand)) return
  const bindings = liveBindings().filter(({ run }) => run !== undefined)
  const calledBy = (wanted: string) => bindings.find(({ keys }) => keys === wanted)
  // What does not go on from the key before means what it always does.
  const binding = (first && calledBy(`${first} ${key}`)) || calledBy(key)
  if (binding) binding.run!()
  else if (bindings.some(({ keys }) => keys.startsWith(`${key} `))) begun = { key, at: event.timeStamp }
  else return
  event.preventDefault()
}

/** `read` is asked at each key, so that it may always speak of the page as it is. */
export function registerKeys(source: Source): () => void {
  if (sources.size === 0) document.addEventListener('keydown', onKeyDown)
  sources.add(source)
  return () => {
    sources.delete(source)
    if (sources.size === 0) document.removeEventListener('keydown', onKeyDown)
  }
}
