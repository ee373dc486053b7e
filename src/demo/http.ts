/** The mock service over HTTP (`npm run service`): for curl, other clients, and the gateway's tests. Keys are asked for, any page may call. */
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { CALENDAR_KEY, FULL_KEY } from '../mock/keys.ts'
import { DEMO_TODAY } from '../mock/world/today.ts'
import { createMockService } from './service.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4174' },
    host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
    today: { type: 'string', default: DEMO_TODAY },
  },
})

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, accept',
  'access-control-allow-methods': 'GET',
}

const answer = createMockService(values.today)

serve(
  {
    hostname: values.host,
    port: Number(values.port),
    async fetch(request) {
      if (new URL(request.url).pathname === '/healthz') return new Response('ok\n')
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
      const response = await answer(request)
      for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
      return response
    },
  },
  ({ address, port }) => {
    console.log(`The mock service answers on http://${address}:${port} as of ${values.today}.`)
    console.log(`Keys: ${FULL_KEY} (everything), ${CALENDAR_KEY} (conference calls and splits only).`)
  },
)
