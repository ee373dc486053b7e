/** Asks for the parts and the answer of the page that the address names while the app is still on its way, which would ask for them only once it runs. */
import type { Plugin, Rolldown } from 'vite'
import { pageOf, REQUEST } from './pageFiles.ts'

const FILE = 'preloads.js'

/** The file itself and all that it imports before it runs, styles too. */
function closureOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) closureOf(bundle, imported, found)
  return found
}

/** To ask for a file takes a telephone four milliseconds: so many at once stop no page. */
const AT_ONCE = 6

/** What runs in the page: a module or style that is preloaded is fetched, and waits until it is imported. */
const scriptOf = (base: string, files: readonly string[], pages: Readonly<Record<string, readonly number[]>>): string => `(() => {
  const files = ${JSON.stringify(files)}
  const pages = ${JSON.stringify(pages)}
  const page = location.pathname.slice(${base.length}).split('/')[0]
  const wanted = Object.hasOwn(pages, page) ? pages[page] : []
  const ask = () => {
    for (const file of wanted.splice(0, ${AT_ONCE})) {
      const kind = files[file].endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }
      document.head.append(Object.assign(document.createElement('link'), kind, { fetchPriority: 'low', href: ${JSON.stringify(base)} + files[file] }))
    }
    if (wanted.length > 0) setTimeout(ask)
  }
  ask()
})()
`

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
        const page = pageOf(chunk.facadeModuleId ?? '')
        if (page === undefined) continue
        pages[page] = [...closureOf(bundle, chunk.fileName)].filter((file) => !initial.has(file)).map(placeOf)
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: scriptOf(base, files, pages) })
    },
  }
}
