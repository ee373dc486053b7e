/** Links amendments to the loaded filings they restate, so that no transaction counts twice. */
import type { Filing, Line } from './filing.ts'
import { isSameNumber } from './tradeValue.ts'

export interface Amendments {
  /** What an amendment restates, where that is loaded. */
  readonly restates: ReadonlyMap<Filing, Filing>
  /** By which amendment a filing is restated, where that is loaded. */
  readonly restatedBy: ReadonlyMap<Filing, Filing>
  /** Lines that an amendment has again. */
  readonly superseded: ReadonlySet<Line>
}

export const isAmendment = ({ record }: Filing): boolean => String(record.form_type ?? '').endsWith('/A')

const baseForm = ({ record }: Filing): string => String(record.form_type ?? '').replace(/\/A$/, '')
const companyOf = ({ record }: Filing): string => record.company_cik || record.company_symbol || ''
const insiderOf = ({ owner }: Filing): string => owner.insider_cik || owner.insider_name || ''
const timeOf = ({ record }: Filing): string => String(record.filing_date ?? '')

/** The same day, code and security, and quantity or price: an amendment may correct one of the two. */
const isSameLine = (a: Line, b: Line): boolean =>
  (a.id !== '' && a.id === b.id) ||
  (a.day !== undefined &&
    a.day === b.day &&
    a.code === b.code &&
    a.isDerivative === b.isDerivative &&
    a.title.toLowerCase() === b.title.toLowerCase() &&
    (isSameNumber(a.shares, b.shares) || isSameNumber(a.price, b.price)))

/** By the amendment and the filing: with each page that comes, those of the pages before are matched no second time. */
const matched = new WeakMap<Filing, WeakMap<Filing, readonly Line[]>>()

/** The lines of `original` that `amendment` has again, each of its lines standing for one. */
function linesAgain(amendment: Filing, original: Filing): readonly Line[] {
  const known = matched.get(amendment) ?? new WeakMap<Filing, readonly Line[]>()
  matched.set(amendment, known)
  const before = known.get(original)
  if (before) return before
  const left = [...original.lines]
  const lines = amendment.lines.flatMap((line) => {
    const place = left.findIndex((other) => isSameLine(line, other))
    return place < 0 ? [] : left.splice(place, 1)
  })
  known.set(original, lines)
  return lines
}

/** Filings of the same form, company and insider where one of them is an amendment, in order of filing; an unnamed insider is nobody's double. */
function storiesOf(filings: readonly Filing[]): readonly (readonly Filing[])[] {
  const stories = new Map<string, Filing[]>()
  // Few amend: no other insider's filings need be told apart.
  const amending = new Set(filings.filter(isAmendment).map(insiderOf))
  for (const filing of filings) {
    const insider = insiderOf(filing)
    if (insider === '' || !amending.has(insider)) continue
    const key = JSON.stringify([baseForm(filing), companyOf(filing), insider])
    const story = stories.get(key)
    if (story) story.push(filing)
    else stories.set(key, [filing])
  }
  return [...stories.values()]
    .filter((story) => story.some(isAmendment))
    .map((story) => story.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))))
}

/** An amendment restates the earlier filing of its story that shares most lines with it, the latest of equals. */
export function amendmentsOf(filings: readonly Filing[]): Amendments {
  const restates = new Map<Filing, Filing>()
  const restatedBy = new Map<Filing, Filing>()
  const superseded = new Set<Line>()
  for (const story of storiesOf(filings)) {
    story.forEach((amendment, index) => {
      if (!isAmendment(amendment)) return
      let best: { original: Filing; lines: readonly Line[] } | undefined
      for (const original of story.slice(0, index)) {
        const lines = linesAgain(amendment, original)
        if (lines.length > 0 && lines.length >= (best?.lines.length ?? 0)) best = { original, lines }
      }
      if (!best) return
      restates.set(amendment, best.original)
      restatedBy.set(best.original, amendment)
      for (const line of best.lines) superseded.add(line)
    })
  }
  return { restates, restatedBy, superseded }
}
