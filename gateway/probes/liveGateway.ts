/** A gateway in live mode in front of a recorded service, for the length of the running test. */
import { onTestFinished } from 'vitest'
import type { Limits } from '../forwarding/forward.ts'
import type { Settings } from '../settings.ts'
import { type RawAnswer, sendRaw } from './rawRequest.ts'
import { type RecordedService, startRecordedService } from './recordedService.ts'
import { canaryKey, startGateway } from './runningGateway.ts'

export type LiveGateway = {
  readonly service: RecordedService
  readonly gateway: Awaited<ReturnType<typeof startGateway>>
  readonly ask: (target: string, headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>
}

/** `prefix` is a path that the base address of the service ends in. */
export async function startLive({
  prefix = '',
  limits = {},
  settings = {},
}: {
  readonly prefix?: string
  readonly limits?: Partial<Limits>
  readonly settings?: Partial<Settings>
} = {}): Promise<LiveGateway> {
  const service = await startRecordedService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const baseUrl = new URL(prefix, service.baseUrl)
  const gateway = await startGateway({ settings: { ...settings, service: { baseUrl, key: canaryKey } }, limits })
  onTestFinished(() => gateway[Symbol.asyncDispose]())
  return { service, gateway, ask: (target, headers = {}) => sendRaw(gateway, { target, headers }) }
}
