/** Targets and consensus in words: a target, a day, and from when the consensus is whole. */
import { splitFactor } from '../../analysis/splitAdjustment.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { wordsOfDay, wordsOfRange } from '../../lib/dates/days.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'
import { wholeFrom, type ConsensusDay } from './consensusLine.ts'
import type { TargetStudy } from './targetStudy.ts'
import type { TargetTrack } from './targetTracks.ts'
import { twoDecimals } from '../../lib/numbers/numberFormat.ts'

export const wordsOfTrack = ({ target: { given }, outcome, words }: TargetTrack): string => {
  const then = outcome ? ` (${signedPercent(outcome.upside.value)} then)` : ''
  return `${given.firmName}, ${given.priceWords} of ${wordsOfDay(given.day)}${then}. ${words}`
}

export function wordsOfConsensusDay({ day, close, median, firms, upside, isWhole }: ConsensusDay): string {
  const distance = Number.isNaN(upside) ? '' : `, ${signedPercent(upside)} over the close`
  const consensus = Number.isNaN(median)
    ? 'no consensus'
    : `consensus ${twoDecimals(median)} of ${counted(firms, 'firm')}${isWhole ? '' : ', not whole'}${distance}`
  return `${wordsOfDay(day)}: close ${Number.isNaN(close) ? 'not given' : twoDecimals(close)}, ${consensus}`
}

/** From when the consensus leaves nothing out, and what else the study lacks. */
export function studyNotes({ basis, tracks, line }: TargetStudy): readonly string[] {
  const whole = wholeFrom(basis)
  const [first] = line
  const hasSplit = tracks.some(({ target }) => splitFactor(basis.splits, target.day, basis.asOf) !== 1)
  return [
    first && whole <= first.day
      ? ''
      : whole <= basis.asOf
        ? `Consensus whole from ${wordsOfDay(whole)}; before, it counts only ratings since ${wordsOfDay(basis.knownFrom)}.`
        : `Consensus not whole: it counts only ratings since ${wordsOfDay(basis.knownFrom)}.`,
    basis.series.days.length === 0 ? 'No prices: outcomes are not measured.' : '',
    basis.isSplitChecked ? '' : 'Split calendar unavailable: where prices jump, targets are left out as “split not checked”.',
    ...basis.deniedSplits.map(
      ({ exDay }) => `The split calendar has one on ${wordsOfDay(exDay)}, the prices show no step: left out.`,
    ),
    hasSplit && basis.isSplitChecked ? `Prices and targets in the shares of ${wordsOfDay(basis.asOf)}.` : '',
  ].filter(Boolean)
}

/** `Reached within 12 months: 24 of 33 ended (73%; 95% interval 56% to 85%), given 3 Jan to 4 Nov 2025`; nothing while none has ended. */
export function reachedWords({ reached, endedDays }: TargetStudy): string | undefined {
  if (!reached?.interval || !endedDays) return undefined
  const { hits, n, interval } = reached
  const percent = (share: number): string => `${Math.round(share * 100)}%`
  return `Reached within 12 months: ${hits} of ${n} ended (${percent(hits / n)}; 95% interval ${percent(interval.low)} to ${percent(interval.high)}), given ${wordsOfRange(endedDays.from, endedDays.to)}`
}
