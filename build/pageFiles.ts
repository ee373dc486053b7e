/** Which modules stand in one file: few files a page, because each that is asked for costs a way to the server and back. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Starts the app. */
const ENTRY = join(import.meta.dirname, '../src/main.tsx')

/** Sends the first request; a file with all that it needs and nothing more, which the app needs as well. */
export const REQUEST = join(import.meta.dirname, '../src/app/preload.ts')

/** The first part of an address, by the module of its page. */
const PAGES: readonly (readonly [module: RegExp, page: (match: RegExpExecArray) => string])[] = [
  [/\/src\/endpoints\/([\w-]+)\/page\.tsx$/, ([, name = '']) => name],
  [/\/src\/app\/home\/HomePage\.tsx$/, () => ''],
  [/\/src\/(company)\/CompanyPage\.tsx$/, ([, name = '']) => name],
  [/\/src\/app\/(brief)\/Brief\.tsx$/, ([, name = '']) => name],
  [/\/src\/(calls)\/CallsPages\.tsx$/, ([, name = '']) => name],
]

/** The first part of the address of the page that the module is, if it is one. */
export function pageOf(module: string): string | undefined {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(module)
    if (match) return page(match)
  }
  return undefined
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The module and all that it imports before it runs; with what it may ask for later too, if so wanted. */
function importedBy(modules: Modules, module: string, isLaterToo = false, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module)) return found
  found.add(module)
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(module) ?? {}
  for (const one of isLaterToo ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
    importedBy(modules, one, isLaterToo, found)
  return found
}

/** The name of the chunk of what the request needs, for those modules. */
export function createRequestGroup(): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => ((needed ??= importedBy(modules, REQUEST)).has(id) ? 'request' : null)
}

/** They have most of their parts in common, and count as one. */
const OF_EVERY_OPERATION = ['', 'brief', 'company']

/** Characters of code, with all that it needs, up to which to have it costs a page less than to ask for it. */
const SMALL = 2000

/** The folder of an operation, whose page has the other parts of it loaded already. */
const OPERATION = /\/src\/endpoints\/([\w-]+)\//

/**
 * The name of the chunk of what the same pages need, and of what is small and three need. What a part that comes later to other
 * pages needs as well is apart, or that part would bring the rest of those pages with it. A module needs nothing that fewer need
 * than itself, and nothing larger with all that it needs, so no two such chunks import each other.
 */
export function createPageGroups(): (id: string, modules: Modules) => string | null {
  let needs: ReturnType<typeof readNeeds> | undefined
  return (id, modules) => {
    needs ??= readNeeds(modules)
    const pages = needs.pages.get(id)
    if (!pages || pageOf(id) !== undefined) return null
    const kinds = new Set(pages.map((page) => (OF_EVERY_OPERATION.includes(page) ? '' : page)))
    if (kinds.size > 2 && needs.sizeOf(id) <= SMALL) return 'shared'
    const isOfPages = (needs.laterParts.get(id) ?? []).every((part) => pages.includes(OPERATION.exec(part)?.[1] ?? '-'))
    const name = pages.map((page) => page || 'home').join('-')
    if (isOfPages) return name
    return kinds.size > 1 ? `${name}-parts` : null
  }
}

/** By the module, the pages and the later parts that need it; and the characters that it adds to what all pages have. */
function readNeeds(modules: Modules) {
  const pages = new Map<string, string[]>()
  const laterParts = new Map<string, string[]>()
  const initial = importedBy(modules, ENTRY)
  for (const module of [...importedBy(modules, ENTRY, true)].toSorted()) {
    const page = pageOf(module)
    if (page === undefined && !modules.getModuleInfo(module)?.dynamicImporters.length) continue
    const [needing, name] = page === undefined ? [laterParts, module] : [pages, page]
    for (const needed of importedBy(modules, module)) needing.set(needed, [...(needing.get(needed) ?? []), name])
  }
  const sizeOf = (id: string): number =>
    [...importedBy(modules, id)]
      .filter((one) => !initial.has(one))
      .reduce((sum, one) => sum + (modules.getModuleInfo(one)?.code?.length ?? 0), 0)
  return { pages, laterParts, sizeOf }
}
