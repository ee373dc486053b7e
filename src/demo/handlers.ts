/** The mock service for MSW, in development and in tests: all that knows MSW. */
import { http } from 'msw/http'
import { endpoints } from '../endpoints/index.ts'
import { createMockService, withDemoKey } from './service.ts'

/** Handlers of the paths of all operations and of the drawn images, under any host; requests without a key get the demo's. */
export function createHandlers(today?: string) {
  const answer = createMockService(today)
  return [...endpoints.map(({ path }) => path), '/logo-files/*', '/news-files/*'].map((path) =>
    http.get(`*${path}`, ({ request }) => answer(withDemoKey(request))),
  )
}
