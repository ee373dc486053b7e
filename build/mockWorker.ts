/** Serves MSW's worker in development, from its package: it is in no build, where a worker could see what is asked of the service. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const script = new URL('../node_modules/msw/lib/mockServiceWorker.js', import.meta.url)

export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(script))
      })
    },
  }
}
