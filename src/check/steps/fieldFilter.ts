/** Whether a filter by a field of the record is heeded, where both go by one name. */
import { fieldAt, valueAt, type Fields } from '../../api/endpoint/fields.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Param } from '../../api/endpoint/params.ts'
import { difference, fewOf } from '../finding.ts'
import { atMost, FEW, param, rarest, type Step } from './step.ts'

/** A filter and the field of its name; `undefined` where there is none. */
function filterOf(endpoint: AnyEndpoint): string | undefined {
  return Object.entries<Param>(endpoint.params).find(([key, { control }]) => {
    const json = fieldAt(endpoint.fields as Fields, key)?.json
    return (control === 'tokens' || control === 'choice') && (json === 'string' || json === 'integer')
  })?.[0]
}

export const fieldFilter: Step = {
  name: 'filter by a field',
  applies: (endpoint) => filterOf(endpoint) !== undefined,
  async run({ endpoint, needed, first }, ask) {
    const key = filterOf(endpoint)!
    const { control, wire } = param(endpoint, key)!
    const isRank = fieldAt(endpoint.fields as Fields, key)!.json === 'integer'
    const given = first.map((record) => valueAt(record, key)).filter((value) => value !== null && value !== undefined)
    // A comma parts the entries of a list. Of ranks the highest leaves most out.
    const usable = given.map(String).filter((text) => text.trim() !== '' && !text.includes(','))
    const value = isRank ? usable.toSorted((one, other) => Number(other) - Number(one))[0] : rarest(usable)
    if (value === undefined) return { unjudged: `no record has a value of ${key}` }
    const asked = { [key]: control === 'tokens' ? [value] : value }
    const { records } = await ask({ ...needed, ...asked, ...atMost(endpoint, FEW) })
    // A name may be looked for within longer ones, and a rank may be the least that is wanted.
    const isRight = (one: unknown): boolean =>
      isRank ? Number(one) >= Number(value) : String(one).toLowerCase().includes(value.toLowerCase())
    const others = records.map((record) => valueAt(record, key)).filter((one) => !isRight(one))
    if (records.length === 0) return { unjudged: `nothing came for ${value}, of which there was a record` }
    if (others.length === 0) return { findings: [], learned: { heeded: asked } }
    const words = `Asked for ${value}; ${others.length} of ${records.length} records have another ${key}: ${fewOf(others.map(String))}.`
    return { findings: [difference('filter-ignored', wire, words)] }
  },
}
