/** The companies that are known by ticker and name, and those that a text may mean. */
import { createContext, useContext, useEffect, useState } from 'react'

export interface KnownCompany {
  readonly ticker: string
  readonly name: string | undefined
}

const startsAWord = (text: string, part: string): boolean => ` ${text.toLowerCase()}`.includes(` ${part.toLowerCase()}`)

/** By ticker first, then by the beginning of a word of the name. */
export function companiesFor(text: string, companies: readonly KnownCompany[]): readonly KnownCompany[] {
  const upper = text.toUpperCase()
  const rank = ({ ticker, name }: KnownCompany): number =>
    ticker === upper ? 0 : ticker.startsWith(upper) ? 1 : name && startsAWord(name, text) ? 2 : 3
  return companies.filter((company) => rank(company) < 3).sort((a, b) => rank(a) - rank(b))
}

/** Finds them: the explorer does not know where they are known from. */
export const CompaniesContext = createContext<() => Promise<readonly KnownCompany[]>>(() => Promise.resolve([]))

/** None until they are found. */
export function useCompanies(): readonly KnownCompany[] {
  const find = useContext(CompaniesContext)
  const [companies, setCompanies] = useState<readonly KnownCompany[]>([])
  useEffect(() => {
    let isWanted = true
    // Without them a ticker is typed as ever.
    void find().then(
      (found) => isWanted && setCompanies(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [find])
  return companies
}
