/** The mock service behind the network of a test, by MSW: answers the paths of all operations under any host, and fails what asks for anything else. */
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createHandlers } from '../demo/handlers.ts'

/** Starts with the tests of the file that calls it; handlers that a test adds are gone after it. */
export function useServer() {
  const server = setupServer(...createHandlers('2026-11-20'))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}
