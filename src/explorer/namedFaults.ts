/** Finds the filters that a complaint of the service names, so that its words stand beside them. */
import type { Complaint } from '../api/complaint.ts'
import type { AnyEndpoint } from '../api/endpoint.ts'
import type { Fault, Param } from '../api/params.ts'

/** `parameters[date_from]` and `date_from` are one name. */
const bare = (name: string): string => (/\[([^\]]+)\]$/.exec(name)?.[1] ?? name).toLowerCase()

const faultOf = (key: string, text: string): Fault => ({ key, message: `The service says: “${text}”` })

/** At most one for each filter; empty where no filter of the operation is named. */
export function namedFaults(endpoint: AnyEndpoint, { text = '', remarks = [] }: Complaint): readonly Fault[] {
  const params = Object.entries<Param>(endpoint.params)
  const found = new Map<string, Fault>()
  for (const remark of remarks) {
    const param = params.find(([key, { wire }]) => bare(wire) === bare(remark.name) || key === remark.name)
    if (param && !found.has(param[0])) found.set(param[0], faultOf(param[0], remark.text))
  }
  if (found.size > 0) return [...found.values()]
  // In running text only a name that is no word of the language counts: "date" and "page" are words too.
  const mentioned = params.filter(([, { wire }]) => {
    const name = bare(wire)
    return name.includes('_') && new Set(text.toLowerCase().split(/[^a-z_]+/)).has(name)
  })
  return mentioned.map(([key]) => faultOf(key, text))
}
