/** Faults of the question and of whoever asks it, each by the number of its row: filters, key, plan, and what stands between. */
import { direct, redirected, status } from './brokenAnswers.ts'
import { AGAIN, errors, fault, FILTERS, LINK, type Fault } from './fault.ts'

const refused = { 'x-upstream-status': '403' }
const firewall = '<!doctype html><title>403</title><h1>Blocked by policy 17</h1>'
const anonymous = ['Access denied for user 0 "anonymous"']
const BETWEEN = 'Something between you and the service refused this.'

export const ofFilters: readonly Fault[] = [
  fault('F1 400 without a body', status(400), 'rejected', 'The service rejected these filters.', FILTERS),
  fault(
    'F2 400 with words',
    status(400, {}, { title: 'No', detail: 'Markets are closed' }),
    'rejected',
    '“Markets are closed”',
    FILTERS,
  ),
  fault(
    '400 with words within an error',
    status(400, {}, { error: { message: 'Too wide', params: { span: 'at most a year' } } }),
    'rejected',
    'It says: “Too wide”; of span “at most a year”',
    FILTERS,
  ),
  fault('412', status(412, {}, { message: 'Needs a day' }), 'rejected', '“Needs a day”', FILTERS),
  fault('F17 422', status(422, {}, { errors: ['Not one of us'] }), 'rejected', '“Not one of us”', FILTERS),
  fault(
    '499 in the words of the service',
    status(499, {}, 'Invalid or Missing Query Parameters'),
    'rejected',
    '“Invalid or Missing Query Parameters”',
    FILTERS,
  ),
  fault('413', status(413), 'too-many-values', 'Too many values for one request.', FILTERS),
  fault('F16 414', status(414), 'too-many-values', 'Too many values for one request.', FILTERS),
  fault('F16 431', status(431), 'too-many-values', 'Too many values for one request.', FILTERS),
]

export const ofAccess: readonly Fault[] = [
  fault('F3 no key', status(200), 'key-missing', 'No API key yet.', LINK, 0, { ...direct, key: '' }),
  fault('F4 401 for a key that was typed', status(401), 'key-refused', 'API key rejected.', LINK, 1, direct),
  fault(
    '400 for a key that was typed',
    status(400, {}, anonymous),
    'key-refused',
    '“Access denied for user 0 "anonymous"”',
    LINK,
    1,
    direct,
  ),
  fault(
    '400 for the key of the gateway',
    status(400, {}, anonymous),
    'gateway-key-refused',
    'The server’s key was refused.',
    AGAIN,
  ),
  fault(
    '200 for a key that was typed',
    status(200, {}, errors('auth_failed', 'No such key')),
    'key-refused',
    '“No such key”',
    LINK,
    1,
    direct,
  ),
  fault(
    '200 for the key of the gateway',
    status(200, {}, errors('auth_failed', 'No such key')),
    'gateway-key-refused',
    '“No such key” (reference x-1)',
    AGAIN,
  ),
  fault(
    'F5 502 for the key of the gateway',
    status(502, { 'x-upstream-status': '401' }),
    'gateway-key-refused',
    'The server’s key was refused.',
    AGAIN,
  ),
  fault('F6 401 from a sign-in', status(401), 'signed-out', 'Signed out.', 'Load the page again to sign in'),
  fault('F7 a redirect to a sign-in', redirected, 'signed-out', 'Signed out.', 'Load the page again to sign in'),
  fault('402', status(402, {}, { message: 'Invoice 7 is open' }), 'account-refused', '“Invoice 7 is open”', LINK),
  fault('F8 403', status(403, refused, errors('forbidden', 'No access')), 'not-entitled', 'Your plan does not include', LINK),
  fault('F8 403 without a body', status(403, refused), 'not-entitled', 'Your plan does not include', LINK),
  fault(
    'F8 200 with the code of a 403',
    status(200, {}, errors('forbidden', 'No access')),
    'not-entitled',
    'Your plan does not include',
    LINK,
  ),
  fault(
    '403 of a firewall in front of the service',
    () => new Response(firewall, { status: 403, headers: refused }),
    'refused-on-the-way',
    BETWEEN,
    AGAIN,
  ),
  fault(
    '403 of a firewall in its own words',
    () => new Response('Blocked by policy 17', { status: 403 }),
    'refused-on-the-way',
    '“Blocked by policy 17”',
    AGAIN,
    1,
    direct,
  ),
  fault('403 of a proxy in front of this site', status(403), 'refused-on-the-way', BETWEEN, AGAIN),
  fault(
    '403 of the gateway itself',
    status(403, {}, { type: 'foreign-site', title: 'Only its own pages may ask.' }),
    'refused-on-the-way',
    'Only its own pages may ask.',
    AGAIN,
  ),
  fault('407', status(407), 'refused-on-the-way', BETWEEN, AGAIN),
  fault(
    '503 of a gateway without a key',
    status(503, {}, { type: 'gateway-has-no-key', title: 'Set API_KEY.' }),
    'gateway-without-key',
    'This site has no key for the service.',
    AGAIN,
  ),
]
