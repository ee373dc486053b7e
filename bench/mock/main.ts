/**
 * `npm run check:openapi`: sends every parameter of every dataset from our own client to a mock server that others make from
 * `/openapi.json`, and reads its answers. Ends with 1 where either side finds that the other breaks the document.
 */
import fc from 'fast-check'
import { openApiText } from '../../build/openApi.ts'
import { readVersion } from '../../build/version.ts'
import { fetchPage } from '../../src/api/client/client.ts'
import type { Connection } from '../../src/api/client/connection.ts'
import { Failure } from '../../src/api/client/failure.ts'
import { buildRequest } from '../../src/api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../src/api/endpoint/endpoint.ts'
import type { Param } from '../../src/api/endpoint/params.ts'
import { answerFindings } from '../../src/check/answerFindings.ts'
import { endpoints } from '../../src/endpoints/index.ts'
import { connectionTo } from '../../src/test/connection.ts'
import { legal, valuesOf, type AnyValues } from '../../src/test/legalValues.ts'
import { install } from '../installed.ts'
import { startMock } from './independentMock.ts'

/** Random legal values of all parameters together, and of each alone; the same in every run. */
const TOGETHER = 20
const ALONE = 5
const seed = 1

const sample = <T>(values: fc.Arbitrary<T>, count: number): readonly T[] => fc.sample(values, { seed, numRuns: count })

/** What a dataset answers nothing without. */
const neededOf = (endpoint: AnyEndpoint): AnyValues =>
  Object.fromEntries(
    Object.entries<Param>(endpoint.params).flatMap(([key, param]) => (param.required ? [[key, sample(legal(param), 1)[0]]] : [])),
  )

/** Each choice of each parameter and some values of the others, alone; then all together. */
function questionsOf(endpoint: AnyEndpoint): readonly AnyValues[] {
  const needed = neededOf(endpoint)
  const alone = Object.entries<Param>(endpoint.params).flatMap(([key, param]) => {
    const values = param.control === 'choice' ? param.options! : sample(legal(param), ALONE)
    return values.map((value) => ({ ...needed, [key]: value }))
  })
  return [needed, ...alone, ...sample(valuesOf(endpoint), TOGETHER).map((values) => ({ ...needed, ...values }))]
}

/** What is wrong with one question or its answer, in words; nothing for a good one. */
async function violationsOf(endpoint: AnyEndpoint, values: AnyValues, connection: Connection): Promise<readonly string[]> {
  const asked = values as ValuesOf<AnyEndpoint>
  // XML is read with a document, which only browsers have: here it is enough that the question passes.
  if (!buildRequest(endpoint, asked, connection).headers.get('accept')!.includes('json')) {
    const response = await fetch(buildRequest(endpoint, asked, connection))
    return response.ok ? [] : [`status ${response.status}: ${await response.text()}`]
  }
  try {
    const { logEntry, records, unreadable } = await fetchPage(endpoint, asked, connection)
    const { oddity } = logEntry
    // The document allows other fields to come, and a list where one was seen: of these there are notes alone.
    const found = answerFindings(endpoint, {}, connection.today, records, logEntry)
    const types = found.filter(({ kind, severity }) => kind === 'type-mismatch' && severity === 'difference')
    const isLong = typeof values['limit'] === 'number' && records.length > values['limit']
    return [
      ...types.map(({ about, words }) => `${about}: ${words}`),
      ...(oddity === undefined || isLong ? [] : [oddity]),
      ...(unreadable ? [`${unreadable} records that are none`] : []),
    ]
  } catch (reason) {
    if (!(reason instanceof Failure)) throw reason
    return [`${reason.kind}, status ${reason.exchange?.status}: ${reason.exchange?.body ?? ''}`]
  }
}

/** A mock that lets a count beyond the maximum pass judges nothing. */
async function judges(connection: Connection): Promise<boolean> {
  const limited = endpoints.find(({ params }) => params.limit?.range?.most !== undefined)!
  const beyond = { ...neededOf(limited), limit: limited.params.limit.range.most + 1 }
  return (await violationsOf(limited, beyond, connection)).some((words) => words.includes('status 422'))
}

await install('bench/mock')
const document = openApiText(readVersion().version)
let found = 0
for (const isRandom of [false, true]) {
  await using mock = await startMock(document, isRandom)
  const connection = connectionTo({ origin: mock.origin, fetch })
  if (!(await judges(connection))) throw new Error('The mock judges nothing: it let a count beyond the maximum pass.')
  console.log(`\n${isRandom ? 'Random answers' : 'Plain answers'}\n\n| Dataset | Questions | Violations |\n| --- | --- | --- |`)
  for (const endpoint of endpoints) {
    const questions = questionsOf(endpoint)
    const violations: string[] = []
    for (const values of questions) {
      for (const words of await violationsOf(endpoint, values, connection)) violations.push(`${JSON.stringify(values)}: ${words}`)
    }
    found += violations.length
    console.log(`| ${endpoint.title} | ${questions.length} | ${violations.length} |`)
    for (const words of violations.slice(0, 5)) console.error(words)
  }
}
process.exitCode = found === 0 ? 0 : 1
