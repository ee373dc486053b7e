/** Why nothing can be said about records seen before. */

export interface Unavailable {
  readonly unavailable: 'off' | 'refused' | 'newer' | 'unreadable'
  /** A sentence for the user. */
  readonly reason: string
}

export const isUnavailable = (answer: unknown): answer is Unavailable =>
  typeof answer === 'object' && answer !== null && 'unavailable' in answer

const REASONS = {
  off: 'Records are not kept, by your preferences, so what was seen before is not known.',
  refused: 'This browser keeps nothing for this page, so what was seen before is not known.',
  newer: 'The records seen before were kept by a newer version of this app, and are left alone.',
  unreadable: 'The records seen before cannot be read.',
} as const

export const unavailable = (why: Unavailable['unavailable']): Unavailable => ({ unavailable: why, reason: REASONS[why] })

/** By the error that a database gave: `VersionError` for one that a newer version made. */
export function unavailableFor(error: unknown): Unavailable {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'VersionError') return unavailable('newer')
  return unavailable(
    /^(SecurityError|InvalidStateError|NotAllowedError|ReferenceError|QuotaExceededError)$/.test(name) ? 'refused' : 'unreadable',
  )
}
