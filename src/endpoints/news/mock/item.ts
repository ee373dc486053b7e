/** One news item of the mock service: its number, times and companies at once, its text each time it is asked for. */
import { type Story, storyOf } from '../../../mock/newsdesk/newsStory.ts'
import type { Company } from '../../../mock/world/facts.ts'
import { randomOf } from '../../../mock/world/random.ts'
import type { Lead } from './leads.ts'

/** A lead as it is told at one time. */
export interface Version {
  readonly lead: Lead
  /** Unix seconds. */
  readonly created: number
  readonly isRevision: boolean
}

/** Where the foreign companies are at home: a country by its name and its short codes. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  Nagano: ['Japan', 'JP', 'JPN'],
  Basel: ['Switzerland', 'CH', 'CHE'],
  Aarhus: ['Denmark', 'DK', 'DNK'],
  Recife: ['Brazil', 'BR', 'BRA'],
}
const HOME = ['United States', 'US', 'USA']

interface Place {
  readonly id: number
  /** The number of the first version, on a version that follows. */
  readonly originalId: number | undefined
  /** Of the market, Unix seconds: nothing is later. */
  readonly now: number
}

/** A class, since there are thousands, and most are only counted: what is not asked for is not made. */
export class Item {
  readonly lead: Lead
  /** Unix seconds. */
  readonly created: number
  private readonly place: Place
  private readonly corrections: number
  private stamp: number | undefined
  private written: Pick<Story, 'author' | 'channels'> | undefined

  constructor({ lead, created }: Pick<Version, 'lead' | 'created'>, place: Place, corrections = 0, stamp?: number) {
    this.lead = lead
    this.created = created
    this.place = place
    this.corrections = corrections
    this.stamp = stamp
  }

  get id(): number {
    return this.place.id
  }

  get originalId(): number | undefined {
    return this.place.originalId
  }

  /** The main company first. */
  get companies(): readonly Company[] {
    return this.lead.companies
  }

  /** Of the company; of the market, where an item names several. */
  get region(): readonly string[] {
    return (this.companies.length === 1 ? COUNTRIES[this.companies[0]!.business.place] : undefined) ?? HOME
  }

  private get isRevision(): boolean {
    return this.originalId !== undefined
  }

  /** Unix seconds. An item is as published until its first correction, some minutes later. */
  get updated(): number {
    if (this.stamp === undefined) {
      const at = this.created + randomOf('news update', this.lead.seed, String(this.isRevision)).integer(0, 30) * 60
      this.stamp = at > this.place.now ? this.created : at
    }
    return this.stamp
  }

  /** Written anew each time: thousands of bodies are too much to keep. */
  tell(): Story {
    const story = storyOf(this.lead.eventOf(), this.lead.seed)
    const mark = 'CORRECTED: '.repeat(this.corrections) + (this.isRevision ? 'UPDATE: ' : '')
    return mark === '' ? story : { ...story, title: mark + story.title }
  }

  /** Kept, since filters ask for it again and again. */
  get byline(): Pick<Story, 'author' | 'channels'> {
    if (!this.written) {
      const { author, channels } = this.tell()
      this.written = { author, channels }
    }
    return this.written
  }

  /** The item with another title, as of a moment in Unix seconds. */
  corrected(at: number): Item {
    return new Item(this, this.place, this.corrections + 1, at)
  }
}
