/** Which side of the call a speaker is on, as far as the text tells: the operator, the company, or those who ask. */
import { isOperator } from '../../endpoints/transcripts/text/speaker.ts'
import type { Turn } from '../../endpoints/transcripts/text/reading.ts'

export type Role = 'operator' | 'company' | 'asker'

export const ROLE_WORDS: Readonly<Record<Role, string>> = { operator: 'Operator', company: 'Company', asker: 'Analyst' }

const OFFICE =
  /\b(?:chief|c[efot]o|president|chair(?:man|woman|person)?|treasurer|controller|counsel|director|head of|founder|investor relations|officer)\b/i
const ANALYST = /\banalyst\b/i

/**
 * By the name of the speaker. A role that the text states decides; one that is no office, of somebody who first speaks after the
 * questions have begun, is the firm that an analyst was announced with. Who speaks in the prepared remarks speaks for the company.
 * `firstQuestion` is the number of the first turn among the questions; without it nothing follows from when somebody speaks.
 */
export function rolesOf(turns: readonly Turn[], firstQuestion: number | undefined): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>()
  turns.forEach(({ speaker }, number) => {
    if (!speaker || roles.has(speaker.name)) return
    const { name, role } = speaker
    const isPrepared = firstQuestion !== undefined && number < firstQuestion
    if (isOperator(name)) roles.set(name, 'operator')
    else if (role !== undefined && ANALYST.test(role)) roles.set(name, 'asker')
    else if ((role !== undefined && OFFICE.test(role)) || isPrepared) roles.set(name, 'company')
    else if (role !== undefined && firstQuestion !== undefined) roles.set(name, 'asker')
  })
  return roles
}
