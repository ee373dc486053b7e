/** Twenty thousand insights in pages of a thousand, as a service would send them, with prices and names that are easily spoilt. */
import type { Page } from '../page.ts'

export interface Sent {
  readonly id: string
  readonly date: string
  readonly security: { readonly symbol: string; readonly name: string }
  readonly action: string
  readonly rating: string
  readonly pt: string
  readonly firm: string
  readonly updated: number
}

const PAGE = 1000
const RATINGS = ['Buy', 'Hold', 'Sell']
/** Among plain names some that a spreadsheet would run, a page would draw, or a line would break. */
const FIRMS = [
  'Larkfield Bank',
  'Mereworth & Co',
  '=HYPERLINK("http://evil.test","Bank")',
  'Quill "Q" Partners',
  '<img src=x onerror=alert(1)>',
  '+SUM(A1)\nBank, second line',
]

export const sent: readonly Sent[] = Array.from({ length: 20 * PAGE }, (_, index) => ({
  id: `i${index}`,
  date: new Date(Date.UTC(2026, 10, 20 - Math.floor(index / 100))).toISOString().slice(0, 10),
  security: { symbol: `T${index % 499}`, name: `Company ${index % 499}` },
  action: 'Maintains',
  rating: RATINGS[Math.floor(index / 6) % 3]!,
  // Four decimals, zeros at the end and all: numbers would lose them.
  pt: `${50 + (index % 400)}.${String((index * 10) % 1000).padStart(3, '0')}0`,
  firm: FIRMS[index % FIRMS.length]!,
  updated: 1_763_000_000 - index,
}))

export interface Service {
  /** Pages counted from 1 that are not answered until let go. */
  readonly held: Set<number>
  /** Pages that fail. */
  readonly broken: Set<number>
  readonly asked: number[]
  readonly letGo: () => void
}

/** Answers the page's requests for insights. */
export async function serveInsights(page: Page): Promise<Service> {
  const waiting: (() => void)[] = []
  const service: Service = {
    held: new Set(),
    broken: new Set(),
    asked: [],
    letGo: () => {
      service.held.clear()
      for (const go of waiting.splice(0)) go()
    },
  }
  await page.route('**/api/v1/analyst/insights?*', async (route) => {
    const search = new URL(route.request().url()).searchParams
    const number = Number(search.get('page') ?? 0) + 1
    // An end at a round number is checked by a window of days, which this service does not go by.
    if (!search.has('date_to')) service.asked.push(number)
    if (service.held.has(number)) await new Promise<void>((resolve) => waiting.push(resolve))
    if (service.broken.has(number)) return route.fulfill({ status: 500, json: { text: 'broken' } }).catch(() => undefined)
    const rows = sent.slice((number - 1) * PAGE, number * PAGE)
    // Taken back while it waited: nobody listens any more.
    return route.fulfill({ json: { 'analyst-insights': rows } }).catch(() => undefined)
  })
  return service
}
