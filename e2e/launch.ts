/** How the browser tests start a gateway and Chromium. */
import { fileURLToPath } from 'node:url'
import { addresses } from './addresses.ts'
import { findChromium } from './chromium.ts'

/**
 * Empty settings of the gateway keep out those of the person who runs the tests. All browsers of the tests are one client to it,
 * and faster than a person, so that its own rate is no measure for them; `gateway/access/rate.test.ts` holds that.
 */
export const testSettings: Readonly<Record<string, string>> = {
  HOST: '',
  ALLOWED_HOSTS: '',
  TITLE: '',
  API_BASE_URL: '',
  API_KEY: '',
  API_KEY_FILE: '',
  ALLOW_DIRECT: '',
  IMG_HOSTS: '',
  RATE_BURST: '10000',
  RATE_PER_SECOND: '10000',
}

/** A gateway on the built app, which Playwright starts and stops; without a key it is in demo mode. */
export const gateway = (port: number, live?: Readonly<Record<string, string>>) => ({
  command: 'node gateway/main.ts',
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  url: `http://127.0.0.1:${port}/healthz`,
  env: { ...testSettings, PORT: String(port), ...(live && { API_BASE_URL: addresses.service, ...live }) },
  reuseExistingServer: false,
})

const executablePath = findChromium()

export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    // Chromium does not run its sandbox as root, which containers are.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    `--host-resolver-rules=MAP ${new URL(addresses.intranet).hostname} 127.0.0.1`,
    // The browser itself must ask nothing of the network: a test that counts requests counts the page's.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
  ],
}
