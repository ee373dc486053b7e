/** What failed, why as far as known, and what to do about it: one sentence of each for every way of failing. */
import type { Failure, FailureKind } from '../../api/client/failure.ts'

export interface FailureWords {
  readonly what: string
  readonly why: string
  /** The main action: ask again, set the connection or the filters right, or load the page anew to sign in. */
  readonly action: 'retry' | 'connection' | 'filters' | 'sign-in'
}

export const failureWords: Readonly<Record<FailureKind, FailureWords>> = {
  'key-missing': {
    what: 'No API key yet.',
    why: 'This deployment asks the service from the browser, with a key that you enter.',
    action: 'connection',
  },
  'key-refused': {
    what: 'API key rejected.',
    why: 'It is wrong, has been regenerated, or was copied with extra characters.',
    action: 'connection',
  },
  'gateway-key-refused': {
    what: 'The server’s key was refused.',
    why: 'The service did not accept the key that this site holds. Tell the person who runs it.',
    action: 'retry',
  },
  'gateway-without-key': {
    what: 'This site has no key for the service.',
    why: 'The person who runs it sets API_KEY or API_KEY_FILE for the gateway.',
    action: 'retry',
  },
  'signed-out': {
    what: 'Signed out.',
    why: 'A sign-in in front of this site has ended.',
    action: 'sign-in',
  },
  'account-refused': {
    what: 'The account was refused.',
    why: 'The key is known, but something about its account is not settled, such as a payment (402).',
    action: 'connection',
  },
  'not-entitled': {
    what: 'Your plan does not include this dataset.',
    why: 'The key itself is valid.',
    action: 'connection',
  },
  'refused-on-the-way': {
    what: 'Something between you and the service refused this.',
    why: 'The answer is not the service’s own: a firewall or a proxy on the way may block it. It says nothing of your plan.',
    action: 'retry',
  },
  rejected: { what: 'The service rejected these filters.', why: 'A parameter was not accepted.', action: 'filters' },
  'too-many-values': {
    what: 'Too many values for one request.',
    why: 'The request became too long: split the list.',
    action: 'filters',
  },
  'method-refused': {
    what: 'Request type refused.',
    why: 'The service is only ever read, so a proxy on the way is not set up for it (405).',
    action: 'connection',
  },
  'not-offered': {
    what: 'The service did not offer JSON.',
    why: 'It answers this request in no format that can be read here (406).',
    action: 'connection',
  },
  'not-found': {
    what: 'The service does not know this address.',
    why: 'The path or the base address is wrong (404).',
    action: 'connection',
  },
  gone: {
    what: 'The service has closed this address.',
    why: 'It was there, and is there no more (410).',
    action: 'connection',
  },
  withheld: {
    what: 'Withheld for legal reasons.',
    why: 'It may not be given to you, or not where you are (451).',
    action: 'retry',
  },
  refused: {
    what: 'The service refused the request.',
    why: 'Its status names no reason that is known here.',
    action: 'retry',
  },
  limited: { what: 'Rate limited.', why: 'The service takes no more requests for now (429).', action: 'retry' },
  'service-error': { what: 'Service error.', why: 'The service failed while answering.', action: 'retry' },
  unavailable: {
    what: 'Service unreachable, busy or too slow.',
    why: 'It did not answer in time, or a gateway could not reach it.',
    action: 'retry',
  },
  redirected: {
    what: 'The service tried to redirect.',
    why: 'Redirects are blocked, since they could carry the key elsewhere.',
    action: 'connection',
  },
  'not-modified': {
    what: 'No data came, only that nothing has changed.',
    why: 'Nobody asked for changes (304): a cache on the way may be at fault.',
    action: 'retry',
  },
  unreachable: {
    what: 'Cannot reach the service.',
    why: 'You may be offline, the gateway may be down, or its address wrong; a browser cannot tell which.',
    action: 'retry',
  },
  'unreachable-directly': {
    what: 'Cannot reach the service.',
    why: 'You may be offline, the address may be wrong, or the service may not allow calls from browsers: then use the gateway.',
    action: 'retry',
  },
  'timed-out': { what: 'Took too long.', why: 'No answer came in the time given.', action: 'retry' },
  stalled: { what: 'The service stopped answering.', why: 'The answer began, and then nothing more came.', action: 'retry' },
  'too-slow': {
    what: 'The answer came too slowly.',
    why: 'After a minute it had not all arrived: narrower filters make it smaller.',
    action: 'retry',
  },
  'too-large': {
    what: 'Answer too large (over 32 MB).',
    why: 'Narrow the filters, or ask for fewer rows a page.',
    action: 'filters',
  },
  'too-deep': {
    what: 'Unexpected shape.',
    why: 'The answer is nested deeper than any record of the service.',
    action: 'retry',
  },
  'cut-off': { what: 'The answer was cut off.', why: 'The connection ended before the body did.', action: 'retry' },
  'ends-early': {
    what: 'The answer was cut off.',
    why: 'It stops in the middle, although the connection ended as it should.',
    action: 'retry',
  },
  'badly-packed': {
    what: 'The answer could not be unpacked.',
    why: 'It is not compressed in the way it says.',
    action: 'retry',
  },
  'web-page': {
    what: 'Got a web page instead of data.',
    why: 'Is the gateway running? A static host or a sign-in page answers every address with a page.',
    action: 'connection',
  },
  unreadable: {
    what: 'The answer could not be read.',
    why: 'It is neither JSON nor the XML expected here. The inspector shows it.',
    action: 'retry',
  },
  'unexpected-shape': {
    what: 'Unexpected shape.',
    why: 'The answer is not in the form expected here. The inspector shows it.',
    action: 'retry',
  },
  'no-records': {
    what: 'The answer could not be read.',
    why: 'None of the items in its list is a record. The inspector shows it.',
    action: 'retry',
  },
  reported: { what: 'The service reported a failure.', why: 'Its status says success, its body does not.', action: 'filters' },
  'broken-here': {
    what: 'This answer could not be shown.',
    why: 'Something in Tearsheet failed while it was read; the service may be well.',
    action: 'retry',
  },
}

/** What failed, with the name of the operation that a plan lacks, and the number of a status that nothing more is known of. */
export function whatOf({ kind, exchange }: Failure, operation?: string): string {
  if (kind === 'not-entitled' && operation) return `Your plan does not include ${operation}.`
  if (kind === 'refused' && exchange?.status !== undefined) return `The service refused the request (${exchange.status}).`
  if (kind === 'not-offered' && exchange?.headers['accept'] === 'application/xml') return 'The service did not offer XML.'
  return failureWords[kind].what
}
