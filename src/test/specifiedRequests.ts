/** Judges a request by what the specification allows (§4, §8), as each operation's `testing.ts` writes it down a second time. */
import { endpoints } from '../endpoints/index.ts'
import { testingOf } from './operations.ts'
import { day } from './specifiedKinds.ts'

/** Every way in which a request breaks the specification; none for a good one. */
export function breachesOf({ url, method, headers }: Request): readonly string[] {
  const { pathname, searchParams, href } = new URL(url)
  const endpoint = endpoints.find(({ path }) => path === pathname)
  if (!endpoint) return [`no operation at ${pathname}`]
  const { names, required = [], dates = [], pair, accepts = [] } = testingOf(endpoint).specified
  const given = [...searchParams]
  const [single, from, to] = dates.map((name) => searchParams.get(name))
  return [
    ...(method === 'GET' ? [] : [method]),
    ...(/^[\x21-\x7e]+$/.test(href) ? [] : ['not printable']),
    ...(['application/json', ...accepts].includes(headers.get('accept') ?? '') ? [] : ['accept']),
    ...given.filter(([name]) => !Object.hasOwn(names, name)).map(([name]) => `unknown ${name}`),
    ...given.filter(([name, value]) => names[name]?.(value) === false).map(([name, value]) => `${name}=${value}`),
    ...(new Set(searchParams.keys()).size === given.length ? [] : ['a name twice']),
    ...required.filter((name) => !searchParams.has(name)).map((name) => `${name} is missing`),
    ...(single && (from || to) ? ['a day and a range'] : []),
    ...(from && to && day(from) && from > to ? ['a range that ends before it begins'] : []),
    ...(pair && searchParams.has(pair[0]) && !searchParams.has(pair[1]) ? ['keys of no kind'] : []),
  ]
}
