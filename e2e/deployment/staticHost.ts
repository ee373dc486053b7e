/** A host that knows nothing but files, under a path of its own and with 404.html for what it has not, as GitHub Pages does it. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves `folder` under `path` (`/tools/explorer/`). */
export function staticHost(folder: string, path: string): Server {
  return createServer(async ({ url = '' }, answer) => {
    const asked = decodeURIComponent(url.split('?', 1)[0]!)
    const name = asked.slice(path.length) || 'index.html'
    try {
      if (!asked.startsWith(path)) throw new Error('Outside of the path.')
      const bytes = await readFile(join(folder, name))
      answer.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(bytes)
    } catch {
      answer.writeHead(404, { 'content-type': 'text/html' }).end(await readFile(join(folder, '404.html')))
    }
  })
}
