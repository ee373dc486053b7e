/** A request as a line for curl, which every page offers; the key is always the placeholder `$API_KEY`. */
import type { Connection } from '../../api/client/connection.ts'
import { joinUrl } from '../../api/client/request.ts'

/** Where `npm run service` answers: the demo itself has no address that another tool could call. */
const DEMO_SERVICE = 'http://127.0.0.1:4174'

export interface CopyableRequest {
  /** Absolute address, without a key. */
  readonly url: string
  readonly accept: string
  /** What to know before it is run, in words that no shell minds. */
  readonly note?: string
}

/** A request as another tool would make it; `path` with its query. */
export const copyableOf = ({ mode, serviceUrl, origin }: Connection, path: string, accept = ''): CopyableRequest =>
  mode === 'demo'
    ? {
        url: joinUrl(DEMO_SERVICE, path),
        accept,
        note: 'Demo data: "npm run service" must be running; it prints the keys for API_KEY',
      }
    : { url: joinUrl(serviceUrl || origin, path), accept }

/** The note as a comment before the text. */
export const noted = ({ note }: CopyableRequest, sign: '#' | '//', text: string): string =>
  note === undefined ? text : `${sign} ${note}\n${text}`

/** Inside single quotes of a POSIX shell nothing is special but the quote itself. */
const posix = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

// Brackets in `parameters[date]` are patterns to curl unless globbing is off.
export const curlOf = (request: CopyableRequest): string =>
  noted(
    request,
    '#',
    `curl --globoff -H ${posix(`accept: ${request.accept}`)} -H "Authorization: token $API_KEY" ${posix(request.url)}`,
  )
