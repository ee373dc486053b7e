/** Who speaks on a call: the company's own people and the analysts who ask. */
import type { Call } from '../world/facts.ts'
import { personOf } from '../companies/people.ts'
import { type Random, randomOf } from '../world/random.ts'

export interface Participant {
  readonly name: string
  /** `Chief Executive Officer`, `Analyst`; empty for the operator. */
  readonly role: string
  /** The analyst's employer; empty for the company's own people. */
  readonly firm: string
}

export interface Cast {
  readonly operator: Participant
  readonly relations: Participant
  readonly chief: Participant
  readonly finance: Participant
  readonly analysts: readonly Participant[]
}

const FIRMS =
  'Alderbrook Securities|Castlemoor & Partners|Dunmarrow Capital Markets|Ferrant Research|Gillyard Brothers|Hexley Markets|Larkspur Equity Research|Morrowgate|Penhallow Securities|Sablecrest|Thornquist & Co.|Westerly Point Research'.split(
    '|',
  )

export const firstNameOf = (person: Participant): string => person.name.split(' ')[0]!

/** `count` people nobody of whom shares a first name with another or with those in `taken`. */
export function peopleOf(count: number, random: Random, taken: Set<string>): readonly string[] {
  const names: string[] = []
  while (names.length < count) {
    const { first, last } = personOf(random)
    if (taken.has(first)) continue
    taken.add(first)
    names.push(`${first} ${last}`)
  }
  return names
}

/** `analysts`: how many ask; `firms`: who may employ them. */
export function castOf(call: Call, analysts: number, firms: readonly string[] = FIRMS): Cast {
  const { company } = call
  const [chief, finance] = company.officers
  const taken = new Set([chief?.first ?? '', finance?.first ?? ''])
  const own = (name: string, role: string): Participant => ({ name, role, firm: '' })
  // Investor relations stay the same person from call to call; the queue of analysts does not.
  const [relations = ''] = peopleOf(1, randomOf('relations', company.ticker), taken)
  const random = randomOf('analysts', company.ticker, call.year, call.period)
  const start = random.integer(0, firms.length - 1)
  const queue = peopleOf(analysts, random, taken).map((name, at): Participant => {
    return { name, role: 'Analyst', firm: firms[(start + at * 7) % firms.length]! }
  })
  return {
    operator: own('Operator', ''),
    relations: own(relations, 'Head of Investor Relations'),
    chief: own(`${chief?.first} ${chief?.last}`, chief?.title ?? ''),
    finance: own(`${finance?.first} ${finance?.last}`, finance?.title ?? ''),
    analysts: queue,
  }
}
