/**
 * Writes beside the app which files the page of an address needs besides it, so that the server can name them with the page: a
 * browser that hears of them only once the app runs asks for them a round trip later.
 */
import type { Plugin, Rolldown } from 'vite'

const FILE = 'page-parts.json'

const OWN_PAGES: Readonly<Record<string, string>> = {
  'src/app/home/HomePage.tsx': '',
  'src/company/CompanyPage.tsx': 'company',
  'src/app/brief/Brief.tsx': 'brief',
}

/** The first segment of the addresses that a module is the page of. */
function segmentOf(module: string): string | undefined {
  const path = /src\/.*$/.exec(module)?.[0] ?? ''
  return OWN_PAGES[path] ?? /^src\/endpoints\/([\w-]+)\/page\.tsx$/.exec(path)?.[1]
}

type Parts = Readonly<Record<string, readonly string[]>>

/** The files that each page needs beside those of the app, by the first segment of its addresses. */
function partsOf(bundle: Rolldown.OutputBundle): Parts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const filesOf = (name: string, files = new Set<string>()): Set<string> => {
    const chunk = byName.get(name)
    if (!chunk || files.has(name)) return files
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const other of chunk.imports) filesOf(other, files)
    return files
  }
  const app = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...filesOf(fileName)]))
  return Object.fromEntries(
    chunks.flatMap(({ fileName, facadeModuleId }) => {
      const segment = facadeModuleId ? segmentOf(facadeModuleId) : undefined
      return segment === undefined ? [] : [[segment, [...filesOf(fileName)].filter((file) => !app.has(file))] as const]
    }),
  )
}

export function pageParts(): Plugin {
  return {
    name: 'page-parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(partsOf(bundle))}\n` })
      },
    },
  }
}
