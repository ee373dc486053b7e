/** Whether pages are counted from where they are said to be: a later page, two records long, beside the first answer. */
import { difference } from '../finding.ts'
import { param, type Answer, type Met, type Step } from './step.ts'

/** So few that the page before, the one asked for and the one after are all within the first answer. */
const SIZE = 2

export const page: Step = {
  name: 'pages',
  applies: (endpoint) => param(endpoint, 'page') !== undefined && param(endpoint, 'limit') !== undefined,
  async run(met, ask) {
    const { endpoint, needed, first } = met
    if (first.length < 3 * SIZE) return { unjudged: `only ${first.length} records to tell pages by` }
    const { wire, range } = param(endpoint, 'page')!
    const base = range?.least ?? 0
    const asked = (page: number) => ask({ ...needed, limit: SIZE, page })
    const second = placeOf(met, await asked(base + 1))
    if (second === SIZE) return { findings: [] }
    const told = (kind: 'page-base' | 'page-ignored', words: string) => ({
      findings: [
        difference(
          kind,
          wire,
          `Pages are said to be counted from ${base}. Of pages of ${SIZE} records, page ${base + 1} held ${words}.`,
        ),
      ],
    })
    if (second === 2 * SIZE) return told('page-base', `the fifth and sixth: they are counted from ${base - 1}`)
    if (second !== 0) return { unjudged: 'the second page is no part of the first answer: the list may have moved' }
    // Where they are said to begin with 1, the second is the first by no count.
    const third = base === 0 ? placeOf(met, await asked(base + 2)) : 0
    return third === SIZE
      ? told('page-base', `the first and second, and page ${base + 2} the next: they are counted from ${base + 1}`)
      : told('page-ignored', 'the first and second: the page is not heeded')
  },
}

/** Where the first two records of an answer stand in the first answer; -1 where they do not stand together there. */
function placeOf({ endpoint, first }: Met, { records }: Answer): number {
  const known = first.map((record) => endpoint.identify(record as never))
  const came = records.slice(0, SIZE).map((record) => endpoint.identify(record as never))
  if (came.length < SIZE) return -1
  const place = known.indexOf(came[0]!)
  return place >= 0 && known[place + 1] === came[1] ? place : -1
}
