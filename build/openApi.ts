/** `openapi.json`: the interface of the service as the descriptors know it, beside the app in every build and in development. */
import type { Plugin } from 'vite'
import { openApiOf } from '../src/api/openApi/document.ts'
import { endpoints } from '../src/endpoints/index.ts'

export const openApiText = (version: string): string => `${JSON.stringify(openApiOf(endpoints, version), null, 2)}\n`

export function openApiFile(version: string): Plugin {
  return {
    name: 'openapi-file',
    configureServer({ middlewares }) {
      middlewares.use('/openapi.json', (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(openApiText(version))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: openApiText(version) })
    },
  }
}
