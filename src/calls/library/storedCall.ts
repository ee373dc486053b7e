/** A conference call as the library keeps it: who, when, and what was said. */
import type { Version } from '../../endpoints/transcripts/text/reading.ts'

export interface StoredCall {
  /** The call's own id, as `v.open` and the addresses of this folder use it. */
  readonly id: string
  /** In capitals; empty where the service gave none. */
  readonly ticker: string
  /** The company's name, where the service gave it. */
  readonly company: string | undefined
  readonly title: string
  /** Unix seconds. */
  readonly startedAt: number | undefined
  /** `Q3 2026`, where title or headline say it. */
  readonly quarter: string | undefined
  /** Unix seconds. */
  readonly updatedAt: number | undefined
  /** Of the version that is read when nobody chose; with `segments` it is what `readingOf` takes. */
  readonly text: string
  /** As the record has them, `undefined` where it has none. */
  readonly segments: NonNullable<Version['segments']> | undefined
}
