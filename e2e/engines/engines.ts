/** The engines of this machine for a test, all started once and with no history: what is done in one is done in each, at the same time. */
import { test as base, expect } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { startChromium } from './inChromium.ts'
import { otherEngines } from './installed.ts'

export { expect }

interface Fixtures {
  /** Does the same in each engine. */
  readonly inEach: (act: (engine: Engine) => Promise<void>) => Promise<void>
  /** Waits until what is read in each engine is what is read in Chromium. */
  readonly alike: <R>(read: (engine: Engine) => Promise<R>) => Promise<void>
  /** A complaint of the page in any engine fails the test. */
  readonly noComplaints: void
}

export const test = base.extend<Fixtures, { readonly engines: readonly Engine[] }>({
  engines: [
    async ({ playwright }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'engines-'))
      const others = otherEngines.flatMap(({ find, start }) => {
        const command = find()
        return command === undefined ? [] : (downloads: string) => start(command, downloads)
      })
      const starts = [(downloads: string) => startChromium(playwright.chromium, downloads), ...others].map(async (start) =>
        start(await mkdtemp(join(folder, 'downloads-'))),
      )
      const engines = await Promise.all(starts)
      await use(engines)
      await Promise.all(engines.map((engine) => engine[Symbol.asyncDispose]()))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  noComplaints: [
    async ({ engines }, use) => {
      await Promise.all(engines.map((engine) => engine.forget()))
      await use()
      for (const engine of engines) expect(await engine.complaints(), `complaints of the page in ${engine.name}`).toEqual([])
    },
    { auto: true },
  ],
  inEach: async ({ engines }, use) =>
    use(async (act) => {
      const outcomes = engines.map((engine) =>
        act(engine).catch((reason: unknown) => {
          if (reason instanceof Error) reason.message = `In ${engine.name}: ${reason.message}`
          throw reason
        }),
      )
      await Promise.all(outcomes)
    }),
  alike: async ({ engines }, use) =>
    use((read) =>
      expect(async () => {
        const [ofChromium, ...ofOthers] = await Promise.all(engines.map(read))
        for (const [index, reading] of ofOthers.entries())
          expect(reading as unknown, engines[index + 1]!.name).toEqual(ofChromium)
      }).toPass({ timeout: 120_000 }),
    ),
})
