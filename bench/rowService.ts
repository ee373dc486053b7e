/** The service that the bench measures on: insights by pages, and price ratios by the number that the ticker names (`R1000`). */
import { createServer } from 'node:http'
import { pageOfInsights } from '../e2e/manyInsights.ts'
import { priceRatioAt } from './priceRatioRows.ts'

const answers = new Map<string, string>()

function bodyOf(url: URL): string {
  if (url.pathname.endsWith('/insights')) return pageOfInsights(url)
  const count = Number(/R(\d+)/.exec(url.searchParams.get('symbols') ?? '')?.[1] ?? 0)
  const data = Array.from({ length: count }, (_, row) => priceRatioAt(row))
  return JSON.stringify({ ok: 'true', data: [{ share_price_ratios: { type: 'common', data } }] })
}

/** Answers at once, from memory when asked again: what is measured is the page. */
export function startRowService(port: number) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const body = answers.get(url.href) ?? bodyOf(url)
    answers.set(url.href, body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  return new Promise<typeof server>((done) => server.listen(port, '127.0.0.1', () => done(server)))
}
