/** The logo search of the mock service: companies by identifier, with signed addresses of drawn files. */
import type { ValuesOf } from '../../api/endpoint/endpoint.ts'
import { existingFiles, isComposite } from '../../mock/art/files.ts'
import { signedUrl } from '../../mock/art/signature.ts'
import { mockSource, type Asked } from '../../mock/source.ts'
import type { Company } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import { uuidOf } from '../../mock/companies/uuid.ts'
import { logos, type Logo } from './endpoint.ts'
import { companyFound } from './finding.ts'
import { securitiesOf } from './listings.ts'

type LogosAsked = Asked<ValuesOf<typeof logos>>

/** §4.2: composites are made for a company that has no logo at all, when that is asked for. A missing key means no such file. */
function filesOf(company: Company, wanted: readonly string[], { values, world, origin }: LogosAsked): NonNullable<Logo['files']> {
  const existing = existingFiles(company)
  const isThere = (name: string): boolean =>
    existing.length > 0 ? existing.includes(name) : values.composite_auto === true && isComposite(name)
  const options = { radius: values.composite_radius, scale: values.scale ?? '300x300', max_width: values.max_width }
  return Object.fromEntries(wanted.filter(isThere).map((name) => [name, signedUrl(origin, company, name, options, world.now)]))
}

/** ISO 8601 with a fraction of five or six digits (wire-format 3.2). */
function momentOf(year: number, ...seed: (string | number)[]): string {
  const random = randomOf(...seed)
  const second = Math.floor(Date.UTC(year, 0, 1) / 1000) + random.integer(0, 300 * 86_400)
  const fraction = random
    .hex(12)
    .replace(/\D/g, '')
    .padEnd(6, '7')
    .slice(0, random.chance(0.3) ? 5 : 6)
  return new Date(second * 1000).toISOString().replace('000Z', `${fraction}Z`)
}

function recordOf(company: Company, key: string, asked: LogosAsked): Logo {
  const wanted = asked.values.fields ?? []
  const files = wanted.filter((name) => name !== 'colors')
  const securities = securitiesOf(company, asked.world)
  return {
    id: uuidOf(randomOf('logo', company.cik)),
    search_key: key,
    ...(wanted.includes('colors')
      ? { colors: { background_light: company.colors.light, background_dark: company.colors.dark } }
      : {}),
    ...(files.length > 0 ? { files: filesOf(company, files, asked) } : {}),
    ...(securities ? { securities } : {}),
    created_at: momentOf(2022, 'logo created', company.cik),
    updated_at: momentOf(2025, 'logo updated', company.cik),
  }
}

export default mockSource(logos, {
  // An identifier that finds nothing is simply absent from the answer.
  select: ({ world, values }) =>
    (values.search_keys ?? []).flatMap((key) => {
      const company = companyFound(world, key, values.search_keys_type ?? 'symbol')
      return company ? [{ company, key }] : []
    }),
  record: ({ company, key }, asked) => recordOf(company, key, asked),
})
