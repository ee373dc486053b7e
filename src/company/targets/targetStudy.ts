/** Everything that the page says of targets: their tracks, how many were reached, and the consensus day by day. */
import { hitRates, type Rate } from '../../analysis/targets/hitRates.ts'
import type { Figure } from '../../api/endpoint/companyView.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Steps } from '../../lib/inSlices.ts'
import { consensusFigure, consensusLine, type ConsensusDay } from './consensusLine.ts'
import { targetBasis, type TargetBasis } from './targetBasis.ts'
import type { Range } from '../companyAddress.ts'
import type { Answer } from '../useAnswers.ts'
import type { EarlierAnswers } from './useEarlierAnswers.ts'
import { targetTracks, type TargetTrack } from './targetTracks.ts'

export interface TargetStudy {
  readonly basis: TargetBasis
  /** Those that reach into the days of the page, the newest first. */
  readonly tracks: readonly TargetTrack[]
  /** Within twelve months, whether superseded or not, of all targets whose twelve months have ended. */
  readonly reached: Rate | undefined
  /** The days of the first and of the last of them. */
  readonly endedDays: Range | undefined
  readonly line: readonly ConsensusDay[]
  readonly figure: Figure | undefined
}

function* stepsOf(basis: TargetBasis): Steps<TargetStudy> {
  yield
  const tracks = targetTracks(basis)
  yield
  const line = consensusLine(basis)
  yield
  const isEnded = ({ outcome }: TargetTrack): boolean =>
    outcome?.toTwelveMonths.state === 'ended' && outcome.toTwelveMonths.tradingDays > 0
  const ended = tracks.filter(isEnded).map(({ target }) => target.day)
  const outcomes = tracks.map(({ outcome }) => ({ group: '', outcome }))
  return {
    basis,
    tracks: tracks.filter(({ to }) => to >= basis.from),
    // The newest stands first.
    endedDays: ended.length > 0 ? { from: ended.at(-1)!, to: ended[0]! } : undefined,
    reached: hitRates(outcomes, 'toTwelveMonths')[0]?.reached,
    line,
    figure: consensusFigure(basis, line),
  }
}

/** `waiting` until ratings, prices and splits have answered; `undefined` where there is no target. */
export function* targetStudySteps(
  answers: readonly Answer[],
  earlier: Pick<EarlierAnswers, 'answers' | 'range'>,
  range: Range,
  today: IsoDay,
): Steps<TargetStudy | 'waiting' | undefined> {
  const basis = targetBasis(answers, earlier, range, today)
  return basis === undefined || basis === 'waiting' ? basis : yield* stepsOf(basis)
}
