/** The build for hosts that serve files and nothing else: the content policy and the answer to deep links have to be in the files. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pagePolicy } from '../gateway/headers.ts'

/** Browsers ignore this part in a page and complain about it there. */
const metaPolicy = pagePolicy.filter((part) => !part.startsWith('frame-ancestors')).join('; ')

export function staticDemo(): Plugin {
  return {
    name: 'static-demo',
    transformIndexHtml: {
      order: 'post',
      // First in the head: what stands before it would not be under it.
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy }, injectTo: 'head-prepend' },
      ],
    },
    // Static hosts answer an unknown path with this file, and the app's router takes it from there.
    writeBundle: ({ dir = '' }) => copyFileSync(join(dir, 'index.html'), join(dir, '404.html')),
  }
}
