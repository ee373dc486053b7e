/** Asks for the parts and the answer of the page that the address names while the app is still on its way, which would ask for them only once it runs. */
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Sends the request; a file with all that it needs and nothing more, which the app needs as well. */
const REQUEST = join(import.meta.dirname, '../src/app/preload.ts')

/** The first part of an address, by the module of its page. */
const PAGES: readonly (readonly [module: RegExp, page: (match: RegExpExecArray) => string])[] = [
  [/\/src\/endpoints\/([\w-]+)\/page\.tsx$/, ([, name = '']) => name],
  [/\/src\/app\/home\/HomePage\.tsx$/, () => ''],
  [/\/src\/(company)\/CompanyPage\.tsx$/, ([, name = '']) => name],
  [/\/src\/app\/(brief)\/Brief\.tsx$/, ([, name = '']) => name],
  [/\/src\/(calls)\/CallsPages\.tsx$/, ([, name = '']) => name],
]

const FILE = 'preloads.js'

function pageOf(chunk: Rolldown.OutputChunk): string | undefined {
  for (const [module, page] of PAGES) {
    const match = module.exec(chunk.facadeModuleId ?? '')
    if (match) return page(match)
  }
  return undefined
}

/** The file itself and all that it imports before it runs, styles too. */
function closureOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) closureOf(bundle, imported, found)
  return found
}

/** What runs in the page: a module or style that is preloaded is fetched, and waits until it is imported. */
const scriptOf = (base: string, files: readonly string[], pages: Readonly<Record<string, readonly number[]>>): string => `(() => {
  const files = ${JSON.stringify(files)}
  const pages = ${JSON.stringify(pages)}
  const page = location.pathname.slice(${base.length}).split('/')[0]
  for (const file of Object.hasOwn(pages, page) ? pages[page] : []) {
    const kind = files[file].endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), kind, { fetchPriority: 'low', href: ${JSON.stringify(base)} + files[file] }))
  }
})()
`

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

function importedBy(modules: Modules, module: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) importedBy(modules, imported, found)
  return found
}

/** The name of the chunk of what the request needs, for those modules. */
export function createRequestGroup(): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined
  return (id, modules) => ((needed ??= importedBy(modules, REQUEST)).has(id) ? 'request' : null)
}

export function pagePreloads(): Plugin {
  let base = '/'
  return {
    name: 'page-preloads',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    buildStart() {
      this.emitFile({ type: 'chunk', id: REQUEST, name: 'request', preserveSignature: 'allow-extension' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const request = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(REQUEST))
        return [
          {
            tag: 'script',
            attrs: { type: 'module', src: base + request!.fileName, async: true, crossorigin: true, fetchpriority: 'high' },
            injectTo: 'head-prepend',
          },
          { tag: 'script', attrs: { src: base + FILE, async: true }, injectTo: 'head' },
        ]
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const initial = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...closureOf(bundle, fileName)]))
      const files: string[] = []
      const placeOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
      const pages: Record<string, number[]> = {}
      for (const chunk of chunks) {
        const page = pageOf(chunk)
        if (page === undefined) continue
        pages[page] = [...closureOf(bundle, chunk.fileName)].filter((file) => !initial.has(file)).map(placeOf)
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: scriptOf(base, files, pages) })
    },
  }
}
