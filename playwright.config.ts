/** The browser tests: the built app as the gateway serves it, in demo mode and in front of the mock service over HTTP. */
import { defineConfig } from '@playwright/test'
import { addresses, keys, ports } from './e2e/addresses.ts'
import { findChromium } from './e2e/chromium.ts'

const executablePath = findChromium()

/** A gateway on the built app; without a key it is in demo mode. Empty settings keep out those of the person who runs the tests. */
function gateway(port: number, live?: Readonly<Record<string, string>>) {
  const unset = {
    HOST: '',
    ALLOWED_HOSTS: '',
    TITLE: '',
    API_BASE_URL: '',
    API_KEY: '',
    API_KEY_FILE: '',
    ALLOW_DIRECT: '',
    IMG_HOSTS: '',
  }
  return {
    command: 'node gateway/main.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { ...unset, PORT: String(port), ...(live && { API_BASE_URL: addresses.service, ...live }) },
    reuseExistingServer: false,
  }
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Where others use the machine too, a test may fail for want of time: once more then, and the count tells of it.
  retries: process.env['CI'] ? 1 : 0,
  // Generous, for machines that do much else: a page that is right but late is not what these tests look for.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: addresses.demo,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium does not run its sandbox as root, which containers are.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // The browser itself must ask nothing of the network: a test that counts requests counts the page's.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: [
    { command: `node src/demo/http.ts --port ${ports.service}`, url: `${addresses.service}/healthz`, reuseExistingServer: false },
    gateway(ports.demo),
    gateway(ports.live, { API_KEY: keys.live }),
    gateway(ports.wrongKey, { API_KEY: keys.wrongKey }),
    gateway(ports.calendarsOnly, { API_KEY: keys.calendarsOnly }),
    { command: `node e2e/faultServer.ts ${ports.faults}`, url: `${addresses.faults}/healthz`, reuseExistingServer: false },
    gateway(ports.faulty, { API_KEY: keys.live, API_BASE_URL: addresses.faults }),
    gateway(ports.direct, { ALLOW_DIRECT: '1' }),
  ],
})
