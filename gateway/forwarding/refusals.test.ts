import { afterAll, describe, expect, it } from 'vitest'
import { sendRaw } from '../probes/rawRequest.ts'
import { startRecordedService } from '../probes/recordedService.ts'
import { refusals } from '../probes/refusals.ts'
import { allowing, canaryKey, startGateway } from '../probes/runningGateway.ts'

describe('what the gateway refuses', async () => {
  const service = await startRecordedService()
  const gateway = await startGateway({
    settings: { service: { baseUrl: service.baseUrl, key: canaryKey }, ...allowing({ burst: 1000, perSecond: 1000 }) },
  })
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
  })

  it.each(
    refusals.map((refusal) => ({ ...refusal, says: JSON.stringify({ ...refusal, probe: undefined, statuses: undefined }) })),
  )('refuses $says without asking the service', async (refusal) => {
    const before = service.requests.length
    // The same with a page's Accept: no refusal may turn into the front page.
    for (const accept of ['application/json', 'text/html']) {
      const answer = await sendRaw(gateway, { ...refusal, headers: { Accept: accept, ...refusal.headers } })
      expect(refusal.statuses).toContain(answer.status)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.body).not.toContain(canaryKey)
    }
    expect(service.requests.slice(before)).toEqual([])
  })
})
