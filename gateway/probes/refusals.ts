/** Requests that any recipe in front of the service must refuse by itself, by probe: what they ask for must never reach the service. */
import type { RawRequest } from './rawRequest.ts'

export type Refusal = RawRequest & { readonly probe: string; readonly statuses: readonly number[] }

const news = '/api/v2/news'

const methods = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
  probe: 'P7',
  method,
  target: news,
  statuses: [405],
}))

/** A key in the query (§5), in every spelling. */
const keysInQuery = Object.entries({
  P5: ['?token=x', '?TOKEN=x', '?page=1&token=x', '?page=1;token=x', '?token[]=x', '?token', '?page=1#token=x'],
  P6: ['?%74oken=x', '?%2574oken=x', '?t%6Fke%6E=x'],
}).flatMap(([probe, queries]) => queries.map((query) => ({ probe, target: news + query, statuses: [400] })))

/** Paths that are no operation's, some of which are after decoding, resolving dots or dropping slashes. */
const otherPaths = Object.entries({
  P8: ['/api/', '/api/v1/news'],
  P9: ['/api/v2/../../admin'],
  P10: ['/api/v2/news/../../../admin', '/api/v2/logos/../news', '/x/../api/v2/news'],
  P11: ['/api/v2/%2e%2e/%2e%2e/admin', '/api/v2/logos/%2e%2e/news'],
  P12: [
    '/api/v2%2fnews',
    '/api%2fv2%2fnews',
    '/%61pi/v2/news',
    '/api/v2/logos/%2f..%2fnews',
    '/api\\v2\\news',
    '/api/v2/logos\\..\\news',
    '/api/v2/%5cnews',
  ],
  P13: [
    '//api/v2/news',
    '/api//v2/news',
    '/api/v2//news',
    '/api/./v2/news',
    '/./api/v2/news',
    '/apixyz',
    '/api',
    '/api/v2/newsx',
    '/api/v2/news;x=1',
    '/api/v2/news%00',
    '/api/v2/news%20',
    '/api/v2/news/',
    '/API/v2/news',
    '/api/v2/NEWS',
    '/api/v2/news#/../x',
    'http://127.0.0.1/api/v2/news',
    '*',
  ],
}).flatMap(([probe, targets]) => targets.map((target) => ({ probe, target, statuses: [400, 404] })))

const foreignSites = Object.entries({ P14: ['cross-site'], P15: ['same-site', 'none', 'same-origin, cross-site'] }).flatMap(
  ([probe, sites]) => sites.map((site) => ({ probe, target: news, headers: { 'Sec-Fetch-Site': site }, statuses: [403] })),
)

const foreignHosts = ['evil.test', 'evil.test:4173', '127.0.0.1.evil.test', 'localhost.evil.test', '127.0.0.1@evil.test'].map(
  (host) => ({
    probe: 'P17',
    target: news,
    headers: { Host: host },
    statuses: [400, 403, 421],
  }),
)

export const refusals: readonly Refusal[] = [...methods, ...keysInQuery, ...otherPaths, ...foreignSites, ...foreignHosts]
