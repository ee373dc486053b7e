/** All faults of a service that any operation may meet, each by the number of its row. */
import { body, broken, cut, direct, manyBytes, packedOtherwise, redirected, status } from './brokenAnswers.ts'
import { AGAIN, errors, fault, FILTERS, LINK, type Fault } from './fault.ts'
import { ofAccess, ofFilters } from './refusedFaults.ts'

const BUSY = 'Service unreachable, busy or too slow.'
const later = (days: number): string => String(days * 86_400)

const ofStatus: readonly Fault[] = [
  fault('404', status(404), 'not-found', 'The service does not know this address.', LINK),
  fault('F11 405', status(405), 'method-refused', 'Request type refused.', LINK),
  fault('F12 406', status(406), 'not-offered', 'The service did not offer JSON.', LINK),
  fault('F13 408', status(408), 'timed-out', 'Took too long.', AGAIN, 3),
  fault('410', status(410), 'gone', 'The service has closed this address.', LINK),
  fault('418', status(418), 'refused', 'The service refused the request (418).', AGAIN),
  fault('F18 429 until now', status(429, { 'retry-after': '0' }), 'limited', 'Rate limited.', AGAIN, 2),
  fault('F19 429 for days', status(429, { 'retry-after': later(3) }), 'limited', 'Rate limited.', AGAIN),
  fault('F20 429', status(429), 'limited', 'Rate limited.', AGAIN, 3),
  fault('451', status(451), 'withheld', 'Withheld for legal reasons.', AGAIN),
  fault('499 without words', status(499), 'timed-out', 'Took too long.', AGAIN, 3),
  fault('F24 500', status(500), 'service-error', 'Service error.', AGAIN, 2),
  fault('F26 502', status(502), 'unavailable', BUSY, AGAIN, 3),
  fault('F26 503', status(503, { 'retry-after': '0' }), 'unavailable', BUSY, AGAIN, 3),
  fault('F26 504', status(504), 'unavailable', BUSY, AGAIN, 3),
  fault(
    'F29 a redirect that the gateway blocked',
    status(502, { 'x-upstream-status': '302' }, { type: 'upstream-redirected', title: 'Moved.' }),
    'redirected',
    'The service tried to redirect.',
    LINK,
  ),
  fault('F29 a redirect without a gateway', redirected, 'redirected', 'The service tried to redirect.', LINK, 1, direct),
  fault('304', status(304), 'not-modified', 'No data came, only that nothing has changed.', AGAIN, 1, direct),
  fault(
    '304 that the gateway blocked',
    status(502, { 'x-upstream-status': '304' }, { type: 'upstream-redirected', title: 'Moved.' }),
    'not-modified',
    'No data came, only that nothing has changed.',
    AGAIN,
  ),
]

const ofBody: readonly Fault[] = [
  fault(
    'F32, F78 a web page',
    body('<!doctype html><html></html>', 'text/html'),
    'web-page',
    'Got a web page instead of data.',
    LINK,
  ),
  fault('F34, F36 an answer cut off', cut, 'cut-off', 'The answer was cut off.', AGAIN, 3),
  fault(
    'an answer that ends in the middle',
    body('{"data":[{"id":"1","title":"Half'),
    'ends-early',
    'The answer was cut off.',
    AGAIN,
    2,
  ),
  fault(
    'F42 an answer packed otherwise than it says',
    packedOtherwise,
    'badly-packed',
    'The answer could not be unpacked.',
    AGAIN,
    2,
  ),
  fault('F41 an answer of 33 MB', manyBytes, 'too-large', 'Answer too large (over 32 MB).', FILTERS),
  fault('no JSON', body('upstream connect error'), 'unreadable', '“upstream connect error”', AGAIN),
  fault('an answer nested too deep', body('['.repeat(300) + ']'.repeat(300)), 'too-deep', 'Unexpected shape.', AGAIN),
  fault('F43 an object of something else', body('{"count":3}'), 'unexpected-shape', 'Unexpected shape.', AGAIN),
  fault(
    'F43 an object of something else, with words',
    body('{"count":3,"message":"Try v3"}'),
    'unexpected-shape',
    'It says: “Try v3”',
    AGAIN,
  ),
  fault('F48 a failure with status 200', body('{"ok":"false","message":"Not today"}'), 'reported', '“Not today”', FILTERS),
  fault('F48 errors with status 200', body('{"ok":"true","errors":["Needs a day"]}'), 'reported', '“Needs a day”', FILTERS),
  fault('F48 an error with status 200', body('{"error":{"message":"Not today","code":12}}'), 'reported', '“Not today”', FILTERS),
  fault(
    'a fault of the service with status 200',
    status(200, {}, errors('db_error', 'Down')),
    'service-error',
    'Service error.',
    AGAIN,
  ),
]

const ofNetwork: readonly Fault[] = [
  fault('F70, F71, F83 no connection', broken, 'unreachable', 'Cannot reach the service.', AGAIN, 3),
  fault(
    'F72 no connection for a bad certificate',
    status(502, {}, { type: 'upstream-unreachable', title: 'The service could not be reached (CERT_HAS_EXPIRED).' }),
    'unavailable',
    'The service could not be reached (CERT_HAS_EXPIRED).',
    AGAIN,
    3,
  ),
  fault(
    'F73 no connection from the browser itself',
    broken,
    'unreachable-directly',
    'may not allow calls from browsers',
    AGAIN,
    1,
    direct,
  ),
]

export const faults: readonly Fault[] = [...ofFilters, ...ofAccess, ...ofStatus, ...ofBody, ...ofNetwork]
