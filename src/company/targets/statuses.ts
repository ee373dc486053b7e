/** How each outcome of a target is called and told from the others: by its line and its end as well as by its colour. */
import type { TargetStatus, TargetTrack } from './targetTracks.ts'

/** In the order of the legend; what is behind lies first in the drawing. */
export const STATUSES: readonly { readonly status: TargetStatus; readonly words: string; readonly about: string }[] = [
  { status: 'reached', words: 'reached', about: 'A day’s high, or its low for a target below the close, came to the target.' },
  { status: 'missed', words: 'missed', about: 'Twelve months passed, and it was not reached.' },
  { status: 'superseded', words: 'superseded', about: 'The firm’s next target came before it was reached.' },
  { status: 'open', words: 'open', about: 'Neither reached, nor superseded, nor twelve months old.' },
  { status: 'unmeasured', words: 'not measured', about: 'A close of its day is not loaded, or a split is not checked.' },
]

export const countOf = (tracks: readonly TargetTrack[], status: TargetStatus): number =>
  tracks.filter((track) => track.status === status).length
