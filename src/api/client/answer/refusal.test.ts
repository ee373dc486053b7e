import { expect, it } from 'vitest'
import type { ProblemType } from '../../../../gateway/problem.ts'
import { GATEWAY_PROBLEMS, type GatewayProblem } from './refusal.ts'

it('knows the gateway’s own refusals by the names that the gateway gives them', () => {
  // Each list may hold nothing that the other lacks: the types say it, and the test that they are compared.
  const toOurs = (name: ProblemType): GatewayProblem => name
  const toTheirs = (name: GatewayProblem): ProblemType => name
  expect(GATEWAY_PROBLEMS.map(toTheirs).map(toOurs)).toEqual([...GATEWAY_PROBLEMS])
})
