/** The entry in the request log of one request: timed from when it is sent, recorded with what came of it. */
import type { Connection } from './connection.ts'
import { preloadedAt } from './preloadedResponse.ts'
import { quotaOf } from './quota.ts'
import type { Answered, RequestLogEntry } from './requestLog.ts'

/** What an entry says beside which it is. */
export type Logged = Omit<Partial<RequestLogEntry>, 'id'>

/** As sent, without the key. */
const maskedHeaders = ({ headers }: Request): RequestLogEntry['headers'] =>
  Object.fromEntries([...headers].map(([name, value]) => [name, name === 'authorization' ? 'token $API_KEY' : value]))

/** Begins the entry of a request to an operation; `path` with its query. */
export function logRequest(log: Connection['log'], endpoint: string, path: string) {
  const id = log.nextId()
  let startedAt = Date.now()
  let began = performance.now()
  let headers: RequestLogEntry['headers'] = {}
  return {
    sent: (request: Request): void => void (headers = maskedHeaders(request)),
    /** One that went before the app had loaded began then. */
    answered(response: Response): void {
      const sentBefore = Math.round(began - (preloadedAt(response) ?? began))
      startedAt -= sentBefore
      began -= sentBefore
    },
    record(rest: Logged, answer?: Answered): RequestLogEntry {
      const milliseconds = Math.round(performance.now() - began)
      const entry = { id, endpoint, path, headers, startedAt, milliseconds, schemaMismatches: [], ...rest }
      log.record(entry, answer)
      return entry
    },
  }
}

/** What is kept of an answer; `bytes` as they arrived, `clockAhead` in milliseconds. */
export function arrivedOf({ status, headers }: Response, bytes: number, body: string): Logged {
  const sentAt = Date.parse(headers.get('date') ?? '')
  return {
    status,
    contentType: headers.get('content-type') ?? undefined,
    quota: quotaOf(headers),
    clockAhead: Number.isNaN(sentAt) ? undefined : sentAt - Date.now(),
    bytes,
    body,
  }
}
