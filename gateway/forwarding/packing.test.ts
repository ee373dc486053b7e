import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { startLive } from '../probes/liveGateway.ts'

const short = '{"title":"Halcyon Optics, Inc.","ticker":"HALO"}'
const long = `[${Array.from({ length: 100 }, () => short).join(',')}]`

it.each([
  ['is packed', 'application/json', long, 'gzip, br', 'gzip'],
  ['is packed as XML too', 'application/xml; charset=utf-8', long, 'gzip', 'gzip'],
  ['stays plain for a browser that takes no gzip', 'application/json', long, 'br', undefined],
  ['stays plain where it is short', 'application/json', short, 'gzip', undefined],
  ['stays plain where it is no text', 'image/png', long, 'gzip', undefined],
])('an answer that comes plain %s', async (_, type, said, accepted, coding) => {
  const { service, ask } = await startLive()
  service.answer = (_request, outgoing) =>
    outgoing.writeHead(200, { 'content-type': type, 'content-length': said.length }).end(said)
  const { headers, body, complete } = await ask('/api/v2/news', { 'Accept-Encoding': accepted })
  const bytes = Buffer.from(body, 'latin1')
  expect([complete, headers.get('content-encoding')]).toEqual([true, coding])
  expect(String(coding === 'gzip' ? gunzipSync(bytes) : bytes)).toBe(said)
})
