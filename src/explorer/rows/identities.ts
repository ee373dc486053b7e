/** Which row an address opens: rows of one identity that differ are told apart by what they say, and exact repeats are known. */
import { canonicalJson } from '../../api/client/canonicalJson.ts'
import { hashOf } from '../../lib/text/hashOf.ts'
import { TextIndex } from '../../lib/TextIndex.ts'

/** An identity that is not the row's alone, and a hash of what the row says. */
const apart = (id: string, content: string): string => `${id}~${hashOf(content).toString(36)}`

export interface Identities {
  /** The first row of an identity; `undefined` while there is none, and for records that have none. */
  firstOf(id: string): number | undefined
  /** Takes a record in as the next row; `false` where a row of its identity says the same already. */
  take(id: string, record: unknown, row: number): boolean
  /** What a row is opened by, given the identity of its record. */
  idOf(row: number, id: string): string
  /** The row that is opened by this; -1 when it is not there. */
  rowOf(id: string): number
  /** Whether another row has the same identity and says something else. */
  isShared(row: number): boolean
}

/** Neither records nor their identities are kept here: they are found from the row again where two may be the same. */
export function createIdentities(recordAt: (row: number) => unknown, identityAt: (row: number) => string): Identities {
  const rows = new TextIndex(identityAt)
  /** Of an identity that came again: what its rows say. */
  const said = new Map<string, Set<string>>()
  /** Of rows whose identity was another's before. */
  const own = new Map<number, string>()
  const named = new TextIndex((row) => own.get(row))
  const shared = new Set<number>()
  const nameless: number[] = []
  const says = (row: number): string => canonicalJson(recordAt(row))
  const rowNamed = (id: string): number | undefined => rows.numberOf(id) ?? named.numberOf(id)
  return {
    firstOf: rowNamed,
    take(id, record, row) {
      const first = rowNamed(id)
      // A record without an identity cannot be known again; it is never taken for a repetition.
      if (id === '') nameless.push(row)
      else if (first === undefined) rows.add(id, row)
      else {
        const content = canonicalJson(record)
        const known = said.get(id) ?? new Set([says(first)])
        said.set(id, known)
        if (known.has(content)) return false
        known.add(content)
        let name = apart(id, content)
        while (rowNamed(name) !== undefined) name += '~'
        own.set(row, name)
        named.add(name, row)
        shared.add(first).add(row)
      }
      return true
    },
    idOf: (row, id) => own.get(row) ?? (id === '' ? apart('', says(row)) : id),
    rowOf(id) {
      const known = rowNamed(id)
      if (known !== undefined) return known
      // A link made where another row came before it; here it is the first, or has no identity at all.
      const name = id.slice(0, Math.max(0, id.lastIndexOf('~')))
      const first = rowNamed(name)
      const candidates = name === '' ? nameless : first === undefined ? [] : [first]
      return candidates.find((row) => apart(name, says(row)) === id) ?? -1
    },
    isShared: (row) => shared.has(row),
  }
}
