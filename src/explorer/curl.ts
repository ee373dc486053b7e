/** A request as a line for curl, which every page offers; the key is always the placeholder `$API_KEY`. */
import type { Connection } from '../api/connection.ts'

/** Where `npm run service` answers: the demo itself has no address that another tool could call. */
const DEMO_SERVICE = 'http://127.0.0.1:4174'

/** The base address that another tool would ask. */
export const toolBaseOf = ({ mode, serviceUrl, origin }: Connection): string =>
  mode === 'demo' ? DEMO_SERVICE : serviceUrl || origin

export interface CopyableRequest {
  /** Absolute address, without a key. */
  readonly url: string
  readonly accept: string
}

/** Inside single quotes of a POSIX shell nothing is special but the quote itself. */
const posix = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

// Brackets in `parameters[date]` are patterns to curl unless globbing is off.
export const curlOf = ({ url, accept }: CopyableRequest): string =>
  `curl --globoff -H ${posix(`accept: ${accept}`)} -H "Authorization: token $API_KEY" ${posix(url)}`
