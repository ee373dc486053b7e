/** Finds the versions of one story among loaded items, and says by what they were taken for one. */
import { readEntities } from '../../../lib/text/entities.ts'
import { timeOfMailDate } from '../../../lib/dates/mailDates.ts'
import type { NewsItem } from '../endpoint.ts'

export interface Story {
  /** Place of the latest version among the records. */
  readonly latest: number
  /** Places of the others, latest first. */
  readonly earlier: readonly number[]
  /** Why they are taken for one story, as the end of a sentence; `''` for a story of one version. */
  readonly reason: string
}

/** Words that editors put before the title of a later version. */
const REVISION = /^(?:update|updated|correction|corrected)\s*\d*\s*:\s*/i

/** A title told again later than this is a new story: some are the same every week. */
const LONGEST_APART = 2 * 86_400_000

const ID = 'the same original ID'
const TITLE = 'the same title but for “UPDATE:”'

/** Joins places into groups, remembering why. */
function createGroups(count: number) {
  const parent = Array.from({ length: count }, (_, place) => place)
  const reasons = new Map<number, Set<string>>()
  const rootOf = (place: number): number => (parent[place] === place ? place : rootOf(parent[place]!))
  return {
    rootOf,
    reasonsOf: (place: number): readonly string[] => [...(reasons.get(rootOf(place)) ?? [])],
    join(a: number, b: number, reason: string): void {
      const [kept, joined] = [rootOf(a), rootOf(b)]
      if (kept === joined) return
      parent[joined] = kept
      reasons.set(kept, new Set([...(reasons.get(kept) ?? []), ...(reasons.get(joined) ?? []), reason]))
    },
  }
}

function joinById(records: readonly NewsItem[], join: (a: number, b: number, reason: string) => void): void {
  const firstOf = new Map<number, number>()
  for (const [place, { id, original_id: original }] of records.entries()) {
    // Zero is how "none" is written by sources that must write a number.
    const origin = original || id
    if (!origin) continue
    const first = firstOf.get(origin)
    if (first === undefined) firstOf.set(origin, place)
    else join(first, place, ID)
  }
}

/** Of each place, read when it is first asked for: most stories have one version, and no time is looked at. */
function createTimes(records: readonly NewsItem[]): (place: number) => number {
  const times: number[] = []
  return (place) => (times[place] ??= timeOfMailDate(records[place]!.created ?? ''))
}

/** Read once: of the pages that come one by one, those of before are looked at with each. */
const known = new WeakMap<NewsItem, string>()

function titleOf(item: NewsItem): string {
  const title = known.get(item) ?? readEntities(item.title ?? '').trim()
  known.set(item, title)
  return title
}

function joinByTitle(
  records: readonly NewsItem[],
  timeAt: (place: number) => number,
  join: (a: number, b: number, reason: string) => void,
): void {
  const titles = records.map(titleOf)
  const byTitle = Map.groupBy(records.keys(), (place) => titles[place]!.replace(REVISION, '').toLowerCase())
  for (const [title, places] of byTitle) {
    if (title === '') continue
    for (const later of places.filter((place) => REVISION.test(titles[place]!))) {
      for (const other of places) {
        const isNear = Math.abs(timeAt(later) - timeAt(other)) <= LONGEST_APART
        if (other !== later && isNear) join(other, later, TITLE)
      }
    }
  }
}

/** Every story once, in the order given, at the place where its first version in that order stands. */
export function storiesOf(records: readonly NewsItem[], order: Iterable<number>): readonly Story[] {
  const groups = createGroups(records.length)
  joinById(records, groups.join)
  const timeAt = createTimes(records)
  joinByTitle(records, timeAt, groups.join)
  const byStory = Map.groupBy(order, groups.rootOf)
  return Array.from(byStory.values(), (places): Story => {
    const [latest = 0, ...earlier] = places.toSorted(
      (a, b) => timeAt(b) - timeAt(a) || (records[b]!.id ?? 0) - (records[a]!.id ?? 0),
    )
    return { latest, earlier, reason: groups.reasonsOf(latest).join(' and ') }
  })
}
