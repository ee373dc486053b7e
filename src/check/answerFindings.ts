/** What one answer shows by itself, in the words and the severity of the report. */
import { withDaysInForce } from '../api/client/request.ts'
import type { RequestLogEntry } from '../api/client/requestLog.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { isOfRequest, type Finding as AnswerFinding } from '../api/findings/finding.ts'
import { findingWords } from '../api/findings/findingWords.ts'
import { findingSteps } from '../api/findings/findings.ts'
import { declaredAt } from '../api/findings/tally.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import { atOnce } from '../lib/inSlices.ts'
import type { Finding } from './finding.ts'
import { param, type Asked } from './steps/step.ts'

/** A list that came in place of a text before, where both are read. */
const isKnown = ({ fields }: AnyEndpoint, { kind, subject, examples }: AnswerFinding): boolean =>
  kind === 'type-mismatch' && declaredAt(fields, subject)?.mayBeList === true && examples[0] === 'a list'

/** `exchange` is the request that brought the records. Days are judged by `readDays`, which knows zones. */
export function answerFindings(
  endpoint: AnyEndpoint,
  asked: Asked,
  today: IsoDay,
  records: readonly unknown[],
  { schemaMismatches }: Pick<RequestLogEntry, 'schemaMismatches'>,
): readonly Finding[] {
  const values = withDaysInForce(endpoint, asked as ValuesOf<AnyEndpoint>, today)
  const found = atOnce(findingSteps(endpoint, values, { records, schemaMismatches }))
  return found
    .filter(({ kind }) => kind !== 'day-outside')
    .map((one) => ({
      kind: one.kind,
      severity: one.severity === 'warning' && !isKnown(endpoint, one) ? 'difference' : 'note',
      about: (isOfRequest(one) ? param(endpoint, one.subject)?.wire : undefined) ?? one.subject,
      words: findingWords(endpoint, one),
    }))
}
