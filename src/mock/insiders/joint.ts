/** Joint filings: what a fund traded, its general partner reports under the same number, and counts as the same trade. */
import { randomOf } from '../world/random.ts'
import type { InsiderFiling } from './filing.ts'

/** About one fund in ten files so: the others say so in a footnote alone. */
const JOINT = 0.1

const isFund = ({ isOfficer, isDirector }: InsiderFiling['officer']): boolean => !isOfficer && !isDirector

/** The filing, and the same as the general partner's where they file jointly. */
export function withJointFilings(filing: InsiderFiling): readonly InsiderFiling[] {
  const { officer: fund, accessionNumber } = filing
  if (!isFund(fund) || !randomOf('filed jointly', fund.cik).chance(JOINT)) return [filing]
  const [name = ''] = fund.last.split(' ')
  const partner = { ...fund, cik: fund.cik.replace(/^00098/, '00097'), last: `${name} Partners GP, LLC` }
  const joint: InsiderFiling = {
    ...filing,
    officer: partner,
    isJoint: true,
    id: randomOf('joint filing', accessionNumber).hex(24),
  }
  return [filing, joint]
}
