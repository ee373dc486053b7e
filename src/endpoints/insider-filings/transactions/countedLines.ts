/** The transactions of the filings, each once: not what an amendment restates, nor what two filings report. */
import type { Amendments } from '../filing/amendments.ts'
import type { Filing, Line } from '../filing/filing.ts'
import { shownLines, type SwitchName } from '../grid/switches.ts'

export interface CountedLine {
  readonly filing: Filing
  readonly line: Line
}

export interface Counted {
  /** What the switches leave, in the order of the filings and of the form. */
  readonly lines: readonly CountedLine[]
  /** Of all filings, whatever the switches hide. */
  readonly loaded: number
  readonly amended: number
  readonly reportedTwice: number
}

export function countedLines(filings: readonly Filing[], on: readonly SwitchName[], { superseded }: Amendments): Counted {
  const seen = new Set<string>()
  const lines: CountedLine[] = []
  let [loaded, amended, reportedTwice] = [0, 0, 0]
  for (const filing of filings) {
    const shown = new Set(shownLines(on, filing))
    for (const line of filing.lines) {
      const isAgain = line.id !== '' && seen.has(line.id)
      seen.add(line.id)
      if (isAgain) reportedTwice += 1
      else if (superseded.has(line)) amended += 1
      else {
        loaded += 1
        if (shown.has(line)) lines.push({ filing, line })
      }
    }
  }
  return { lines, loaded, amended, reportedTwice }
}
