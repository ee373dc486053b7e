/** The browser tests: the built app as the gateway serves it, in demo mode and in front of the mock service over HTTP. */
import { defineConfig } from '@playwright/test'
import { addresses, keys, ports } from './e2e/addresses.ts'
import { gateway, launchOptions } from './e2e/launch.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Generous, for machines that do much else: a page that is right but late is not what these tests look for.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: addresses.demo,
    // What is not there to be pressed fails long before its test is over.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions,
  },
  webServer: [
    { command: `node src/demo/http.ts --port ${ports.service}`, url: `${addresses.service}/healthz`, reuseExistingServer: false },
    gateway(ports.demo),
    gateway(ports.live, { API_KEY: keys.live, ALLOWED_HOSTS: new URL(addresses.intranet).hostname }),
    gateway(ports.wrongKey, { API_KEY: keys.wrongKey }),
    gateway(ports.calendarsOnly, { API_KEY: keys.calendarsOnly }),
    { command: `node e2e/faults/faultServer.ts ${ports.faults}`, url: `${addresses.faults}/healthz`, reuseExistingServer: false },
    gateway(ports.faulty, { API_KEY: keys.live, API_BASE_URL: addresses.faults }),
    gateway(ports.direct, { ALLOW_DIRECT: '1' }),
  ],
})
