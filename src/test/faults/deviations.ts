/** Deviations from the specification that several operations share, with their reason. */
import type { Deviation } from '../operationTesting.ts'

export const defaultCount: Deviation = {
  subject: 'limit: default',
  stated: 'nothing',
  here: '100',
  reason: 'The specification states no default, and undocumented ones differ (10 to 100): a count is always sent.',
}

export const needed = (key: string): Deviation => ({
  subject: `${key}: required`,
  stated: 'nothing',
  here: 'required',
  reason: 'It answers for named companies only: without one there is nothing to ask, so nothing is sent.',
})

export const dayOrRange: Deviation = {
  subject: 'date: beside a range',
  stated: 'nothing',
  here: 'refused',
  reason: 'Which of the two wins is not shown; the reader chooses one instead.',
}

export const halfSearch: Deviation = {
  subject: 'search_keys: without a kind',
  stated: 'nothing',
  here: 'refused',
  reason: 'Keys mean nothing without their kind, nor a kind without keys; what the service makes of half a search is not shown.',
}
