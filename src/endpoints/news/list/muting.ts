/** The stories that the reader does not want to see: by channel, tag or words of the headline, as the address has them. */
import { printList, readList } from '../../../lib/text/escapedList.ts'
import type { NewsItem } from '../endpoint.ts'
import { namesOf } from '../names.ts'
import type { Story } from '../story/versions.ts'

export const MUTE_KINDS = { channel: 'Channel', tag: 'Tag', title: 'Headline contains' } as const
export type MuteKind = keyof typeof MUTE_KINDS

export interface Mute {
  readonly kind: MuteKind
  readonly text: string
}

const isKind = (text: string): text is MuteKind => text in MUTE_KINDS
const plain = (text: string): string => text.trim().toLowerCase()

/** The text of `v.mute`, `channel:Markets,title:closing bell`; what is not of that form is left out. */
export function readMutes(text: string | undefined): readonly Mute[] {
  return readList(text ?? '').flatMap((entry) => {
    const [, kind = '', wanted = ''] = /^([a-z]+):(.+)$/su.exec(entry) ?? []
    return isKind(kind) && wanted.trim() !== '' ? [{ kind, text: wanted }] : []
  })
}

export const printMutes = (mutes: readonly Mute[]): string | undefined =>
  mutes.length === 0 ? undefined : printList(mutes.map(({ kind, text }) => `${kind}:${text}`))

export const isSameMute = (a: Mute, b: Mute): boolean => a.kind === b.kind && plain(a.text) === plain(b.text)

export const isMuted = (item: NewsItem, mutes: readonly Mute[]): boolean =>
  mutes.some(({ kind, text }) => {
    const wanted = plain(text)
    if (kind === 'title') return typeof item.title === 'string' && item.title.toLowerCase().includes(wanted)
    return namesOf(kind === 'channel' ? item.channels : item.tags).some((name) => plain(name) === wanted)
  })

interface Wishes {
  readonly records: readonly NewsItem[]
  /** Places of those shown when none are muted. */
  readonly order: Uint32Array
  readonly mutes: readonly Mute[]
  readonly areMutedShown: boolean
}

interface Muting {
  /** Stories that are muted, shown or not. */
  readonly muted: readonly Story[]
  /** Those that are left to show. */
  readonly stories: readonly Story[]
  /** Places of their records, every version of a story among them. */
  readonly kept: Uint32Array
}

/** A story is muted by its latest version, and all its versions with it. */
export function muteStories(all: readonly Story[], { records, order, mutes, areMutedShown }: Wishes): Muting {
  const muted = all.filter(({ latest }) => isMuted(records[latest]!, mutes))
  const hidden = areMutedShown ? [] : muted
  const hiddenPlaces = new Set(hidden.flatMap(({ latest, earlier }) => [latest, ...earlier]))
  return {
    muted,
    stories: all.filter((story) => !hidden.includes(story)),
    kept: order.filter((place) => !hiddenPlaces.has(place)),
  }
}

/** The most frequent names among the items, with how many have each. */
export function frequentNames(
  items: readonly NewsItem[],
  kind: 'channel' | 'tag',
  most: number,
): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const item of items)
    for (const name of namesOf(kind === 'channel' ? item.channels : item.tags)) counts.set(name, (counts.get(name) ?? 0) + 1)
  // Engines differ in the alphabets they know.
  return [...counts].sort(([a, m], [b, n]) => n - m || (plain(a) < plain(b) ? -1 : 1)).slice(0, most)
}
