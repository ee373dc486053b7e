/** Checks one dataset: step after step, and all records together at the end. */
import { fetchPage } from '../api/client/client.ts'
import type { Connection } from '../api/client/connection.ts'
import { Failure } from '../api/client/failure.ts'
import { usualLimits } from '../api/client/answer/readBody.ts'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { answerFindings } from './answerFindings.ts'
import { failureFinding, isAboutKey, wordsOfFailure } from './failedAnswer.ts'
import { note, type Finding } from './finding.ts'
import type { PoliteFetch } from './politeFetch.ts'
import type { OperationReport, RequestMade, StepResult } from './report.ts'
import { missingFields } from './missingFields.ts'
import { range, singleDay } from './steps/days.ts'
import { fieldFilter } from './steps/fieldFilter.ts'
import { first } from './steps/first.ts'
import { maximum } from './steps/maximum.ts'
import { order } from './steps/order.ts'
import { page } from './steps/page.ts'
import type { Ask, Met, Step } from './steps/step.ts'
import { tickers } from './steps/tickers.ts'
import { updated } from './steps/updated.ts'

/** In this order: what an earlier one brings, a later one asks with. */
export const STEPS: readonly Step[] = [first, page, tickers, range, singleDay, updated, order, fieldFilter, maximum]

/** The key is refused: nothing else can be asked. */
export class KeyRefused extends Error {}

class OutOfRequests extends Error {}

export interface Checking {
  readonly connection: Connection
  readonly polite: PoliteFetch
  /** Milliseconds from which on the usual answer of a dataset is called slow. */
  readonly slowAfter: number
  /** Tickers named so far; those of this dataset are put in front. */
  readonly tickers: string[]
}

/** Waiting for a limit to end is part of an answer here. */
const LIMITS = { ...usualLimits, firstByte: 3 * usualLimits.firstByte }

export async function checkOperation(endpoint: AnyEndpoint, checking: Checking): Promise<OperationReport> {
  const { connection, polite, slowAfter } = checking
  const requests: RequestMade[] = []
  const steps: StepResult[] = []
  const findings: Finding[] = []
  const records: unknown[] = []
  let met: Met = { endpoint, today: connection.today, tickers: checking.tickers, needed: {}, first: [] }

  const ask: Ask = async (values) => {
    if (polite.isSpent()) throw new OutOfRequests()
    const made = (path: string, status: number | undefined, came?: number): void =>
      void requests.push({ path, status, records: came })
    try {
      const reply = await fetchPage(endpoint, values as ValuesOf<AnyEndpoint>, connection, undefined, LIMITS)
      made(reply.logEntry.path, reply.logEntry.status, reply.records.length)
      records.push(...reply.records)
      findings.push(...answerFindings(endpoint, values, connection.today, reply.records, reply.logEntry))
      return { records: reply.records, exchange: reply.logEntry }
    } catch (reason) {
      if (reason instanceof Failure) made(reason.exchange?.path ?? endpoint.path, reason.exchange?.status)
      throw reason
    }
  }

  const report = (state: OperationReport['state'], why?: string): OperationReport => {
    const { id, title, path, sections } = endpoint
    return {
      id,
      title,
      path,
      section: sections.request,
      state,
      ...(why !== undefined && { why }),
      steps,
      findings: unique(findings),
      requests,
    }
  }

  polite.takeTimes()
  for (const step of STEPS.filter(({ applies }) => applies(endpoint))) {
    const before = findings.length
    try {
      const judged = await step.run(met, ask)
      if ('unjudged' in judged) steps.push({ name: step.name, result: 'not judged', why: judged.unjudged })
      else {
        findings.push(...judged.findings)
        met = { ...met, ...judged.learned }
        const isRight = findings.slice(before).every(({ severity }) => severity === 'note')
        steps.push({ name: step.name, result: isRight ? 'as stated' : 'differs' })
      }
    } catch (reason) {
      if (reason instanceof OutOfRequests) {
        steps.push({ name: step.name, result: 'not judged', why: 'no request was left' })
        continue
      }
      if (!(reason instanceof Failure)) throw reason
      if (isAboutKey(reason)) throw new KeyRefused(wordsOfFailure(reason, polite.lastTrouble()), { cause: reason })
      const found = failureFinding(reason, step === first)
      const why = wordsOfFailure(reason, polite.lastTrouble())
      if (found) findings.push(found)
      steps.push({ name: step.name, result: found ? 'differs' : 'not judged', why })
      if (step === first && !found) return report(reason.kind === 'not-entitled' ? 'not entitled' : 'not checked', why)
    }
    // Without records there is nothing to ask the rest with.
    if (step === first && met.first.length === 0) break
  }
  checking.tickers.unshift(...met.tickers.filter((ticker) => !checking.tickers.includes(ticker)))
  findings.push(...missingFields(endpoint, records), ...slowFindings(polite.takeTimes(), slowAfter))
  // A service that answers with nothing keeps no promise that could be seen.
  const isEmpty = records.length === 0 && findings.every(({ severity }) => severity === 'note')
  return isEmpty ? report('not checked', steps[0]?.why) : report('checked')
}

const unique = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${finding.about}`, finding])).values(),
]

/** By the median, so that a single answer that had to wait says nothing. */
function slowFindings(times: readonly number[], slowAfter: number): readonly Finding[] {
  const median = times.toSorted((one, other) => one - other)[times.length >> 1]
  if (median === undefined || median <= slowAfter) return []
  return [note('slow', '', `Half of the answers took ${Math.round(median)} ms or more to begin; slow is over ${slowAfter} ms.`)]
}
