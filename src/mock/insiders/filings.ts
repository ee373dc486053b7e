/** All insider filings of the invented market, numbered as the SEC would have taken them in. */
import { addDays, unixOfDay } from '../../lib/dates/days.ts'
import { issuerOf } from '../companies/companies.ts'
import type { Company, World } from '../world/facts.ts'
import { oncePer } from '../world/once.ts'
import { randomOf } from '../world/random.ts'
import { insidersOf } from './accounts.ts'
import { courseOf, draftsOf, type Draft } from './companyFilings.ts'
import type { InsiderFiling } from './filing.ts'
import { WHOLE, type Line } from './ledger.ts'

/** Net change of the shares held, in per cent; exercises and grants of derivatives are not shares yet. */
function tradedPercentage(lines: readonly Line[], before: number): string {
  const shares = lines.filter(({ isDerivative }) => !isDerivative)
  if (shares.length === 0 || before === 0) return ''
  const net = shares.reduce((sum, line) => sum + Math.round(Number(line.shares) * WHOLE) * (line.acquired === 'A' ? 1 : -1), 0)
  return ((net / before) * 100).toFixed(2).replace('-0.00', '0.00')
}

function filingOf(company: Company, draft: Draft, accessionNumber: string, amends: string | null): InsiderFiling {
  const { officer, formType, report, filedAt, updated, remaining, before } = draft
  return {
    id: randomOf('insider filing', accessionNumber).hex(24),
    company,
    officer,
    formType,
    accessionNumber,
    amends,
    filedAt,
    updated,
    is10b5: report.isPlan,
    footnotes: report.notes.length === 0 ? null : report.notes.map((text, i) => ({ id: `F${i + 1}`, text })),
    remainingShares: remaining,
    tradedPercentage: tradedPercentage(report.lines, before),
    transactions: report.lines.map((line, i) => ({
      id: `${company.cik}_${accessionNumber}_${line.isDerivative ? 'd' : 'nd'}_t_${i}`,
      ...line,
    })),
  }
}

/** One company's filings up to a moment (Unix seconds), in the order of filing, which their numbers follow. */
function filingsOfCompany(world: World, company: Company, until: number): InsiderFiling[] {
  const prices = world.historyOf(company)
  const course = courseOf(
    prices,
    world.splits.filter((split) => split.company === company),
  )
  const drafts = insidersOf(company, prices, world.tradingDays[0]!)
    .flatMap((insider) => draftsOf(insider, course))
    .filter(({ filedAt }) => filedAt <= until)
    .toSorted((a, b) => a.filedAt - b.filedAt)
  const counts = new Map<string, number>()
  const numbers = new Map<Draft, string>()
  return drafts.map((draft) => {
    const year = draft.filedOn.slice(2, 4)
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    const number = `${company.cik}-${year}-${String(count).padStart(6, '0')}`
    numbers.set(draft, number)
    return filingOf(company, draft, number, draft.amends && numbers.get(draft.amends)!)
  })
}

/**
 * Oldest first. A later world has the same filings and adds to their end: nothing filed after the world's now is in.
 * A company with two classes of shares files once, for the first of them.
 */
export const filingsOf: (world: World) => readonly InsiderFiling[] = oncePer((world) => {
  const until = Math.min(world.now, unixOfDay(addDays(world.today, 1)) - 1)
  return world.companies
    .filter((company) => issuerOf(company) === company)
    .flatMap((company) => filingsOfCompany(world, company, until))
    .toSorted((a, b) => a.filedAt - b.filedAt)
})
