/** Beside the name of a saved brief: how much is new in it. */
import { counted, figure } from '../../lib/numbers/counts.ts'
import { clockOf } from '../../ui/useNow.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import type { BriefCheck } from '../../settings/briefChecks.ts'
import { UNCOUNTED } from './countNew.ts'
import { useBriefCheck } from './useBriefCheck.ts'

/** `14 new, 1 dataset missing`; where something is missing, nothing is called quiet. */
export function newsWords({ count, isMore, missing }: NonNullable<BriefCheck['found']>): string {
  const gaps = missing.length > 0 ? [`${counted(missing.length, 'dataset')} missing`] : []
  const news = count > 0 ? [`${figure(count)}${isMore ? ' or more' : ''} new`] : []
  return [...news, ...gaps].join(', ') || 'Nothing new'
}

export function BriefNews({ address }: { readonly address: string }) {
  const { check, isAsking } = useBriefCheck(address)
  if (!check?.found) return isAsking && <small>Checking…</small>
  const { since, at, found } = check
  const without = [...found.missing, ...UNCOUNTED].join(', ')
  return <small title={`Since ${wordsOfUnix(since)}; asked at ${clockOf(at)}; without ${without}`}>{newsWords(found)}</small>
}
