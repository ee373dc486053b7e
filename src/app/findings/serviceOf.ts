/** What findings are kept under: the host of the live service, never with what else stood in its address; the demo apart from all. */
import type { Connection } from '../../api/client/connection.ts'

export const DEMO = 'demo'

export const serviceOf = ({ mode, serviceUrl }: Pick<Connection, 'mode' | 'serviceUrl'>): string =>
  mode === 'demo' ? DEMO : (URL.parse(serviceUrl)?.host ?? 'live')

/** The same for the reader. */
export const serviceWords = (service: string): string => (service === DEMO ? 'the demo' : service)
