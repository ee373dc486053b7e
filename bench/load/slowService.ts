/** A service that takes its time, as a process of its own: a hundred ratings after so many milliseconds on a port (`node slowService.ts 50 4400`), packed where that is accepted. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { insightsFrom } from '../../e2e/budgets/manyInsights.ts'

const milliseconds = Number(process.argv[2])
const body = Buffer.from(JSON.stringify({ 'analyst-insights': insightsFrom(0, 100) }))
const packed = gzipSync(body)
let asked = 0

const server = createServer((request, response) => {
  if (request.url === '/asked') return void response.end(String(asked))
  if (request.url?.startsWith('/api/')) asked += 1
  const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const headers = { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) }
  setTimeout(() => response.writeHead(200, headers).end(isPacked ? packed : body), milliseconds)
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.argv[3]), '127.0.0.1')
