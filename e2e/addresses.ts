/** Where the browser tests find what Playwright starts for them: the mock service, and a gateway of each kind in front of it. */

const at = (port: number) => `http://127.0.0.1:${port}`

/** Uncommon ports, so that a running `npm start` or `npm run service` is never taken for the one under test. */
const first = Number(process.env.TEST_PORT ?? 4273)

export const ports = {
  demo: first,
  live: first + 1,
  wrongKey: first + 2,
  calendarsOnly: first + 3,
  service: first + 4,
  ownGateway: first + 5,
  ownService: first + 6,
  staticHost: first + 7,
  faults: first + 8,
  faulty: first + 9,
  direct: first + 10,
  elsewhere: first + 11,
} as const

export const addresses = {
  demo: at(ports.demo),
  /** Live mode with a key whose plan includes every operation. */
  live: at(ports.live),
  /** The same gateway by a name of an intranet, which browsers do not trust as they trust this machine's. */
  intranet: `http://explorer.intranet.test:${ports.live}`,
  /** Live mode with a key that the service does not know (§5 rule 2). */
  wrongKey: at(ports.wrongKey),
  /** Live mode with a key whose plan includes the calendars alone (§5 rule 3). */
  calendarsOnly: at(ports.calendarsOnly),
  /** The mock service itself. */
  service: at(ports.service),
  /** A service that breaks as its ticker says, and a gateway in live mode in front of it. */
  faults: at(ports.faults),
  faulty: at(ports.faulty),
  /** Of the one test that stops its service; that test starts them. */
  ownGateway: at(ports.ownGateway),
  ownService: at(ports.ownService),
  /** A host that serves files and nothing else; its test starts it. */
  staticHost: at(ports.staticHost),
  /** Live mode where the user types a key and the browser asks the service itself. */
  direct: at(ports.direct),
  /** Another host, to which links lead; its test starts it. */
  elsewhere: at(ports.elsewhere),
} as const

/** The key of each live gateway. A browser test that finds one of them anywhere in the page has found a leak. */
export const keys = { live: 'demo-full-access', wrongKey: 'wrong-key-of-a-test', calendarsOnly: 'demo-calendars-only' } as const
