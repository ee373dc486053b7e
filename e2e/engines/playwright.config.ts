/** The tests that the app is the same in Chromium, Firefox and WebKit, as the gateway serves it in demo mode. */
import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { addresses, ports } from '../addresses.ts'
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
  retries: process.env['CI'] ? 1 : 0,
  // Generous, for machines that do much else, as each engine does here.
  timeout: 400_000,
  expect: { timeout: 120_000 },
  metadata: { notRun: missingEngines().map(({ name }) => name) },
  webServer: {
    command: 'node gateway/main.ts',
    cwd: root,
    url: `${addresses.demo}/healthz`,
    env: {
      HOST: '',
      ALLOWED_HOSTS: '',
      TITLE: '',
      API_BASE_URL: '',
      API_KEY: '',
      API_KEY_FILE: '',
      ALLOW_DIRECT: '',
      IMG_HOSTS: '',
      PORT: String(ports.demo),
    },
    reuseExistingServer: false,
  },
})
