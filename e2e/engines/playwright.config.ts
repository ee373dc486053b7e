/** The tests that the app is the same in Chromium, Firefox and WebKit, as the gateway serves it in demo mode. */
import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { ports } from '../addresses.ts'
import { gateway } from '../launch.ts'
import { missingEngines } from './installed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: `${root}/test-results/engines`,
  reporter: [['list'], ['json', { outputFile: `${root}/test-results/engines.json` }]],
  // One after the other: each test has all engines at work.
  workers: 1,
  forbidOnly: true,
  // Generous, for machines that do much else, as each engine does here.
  timeout: 400_000,
  expect: { timeout: 120_000 },
  metadata: { notRun: missingEngines().map(({ name }) => name) },
  webServer: gateway(ports.demo),
})
