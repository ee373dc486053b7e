/** The companies that a ticker without records may have meant: one slip of the keys away, or called so. */
import type { KnownCompany } from './companies.ts'

const MOST = 3
/** Shorter words begin too many names. */
const LEAST = 3

/** Whether one letter more, less, other, or two changed places make the one of the other. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let place = 0
  while (place < short.length && short[place] === long[place]) place += 1
  const rest = short.slice(place)
  if (short.length < long.length) return rest === long.slice(place + 1)
  const isSwapped =
    rest.length > 1 && rest[0] === long[place + 1] && rest[1] === long[place] && rest.slice(2) === long.slice(place + 2)
  return isSwapped || rest.slice(1) === long.slice(place + 1)
}

export function nearCompanies(ticker: string, companies: readonly KnownCompany[]): readonly KnownCompany[] {
  const text = ticker.toLowerCase()
  const isNamed = ({ name = '' }: KnownCompany): boolean => text.length >= LEAST && ` ${name.toLowerCase()}`.includes(` ${text}`)
  const others = companies.filter((company) => company.ticker !== ticker)
  const named = others.filter(isNamed)
  const slips = others.filter((company) => !isNamed(company) && isOneSlip(company.ticker, ticker))
  return [...named, ...slips].slice(0, MOST)
}
