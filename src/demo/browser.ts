/** Development only: the mock service behind MSW's worker, so that requests are seen in the browser's network panel. */
import { setupWorker } from 'msw/browser'
import { createHandlers } from './handlers.ts'

export async function startMockWorker(): Promise<void> {
  await setupWorker(...createHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' })
}
